/** One letter a seat: the initial, the next free letter of the name when taken, a number when all are. */
export function letters(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name, seat) => {
    const own = [...name.toLocaleUpperCase()].filter((sign) => /\p{L}|\p{N}/u.test(sign));
    const letter = own.find((sign) => !taken.has(sign)) ?? String(seat + 1);
    taken.add(letter);
    return letter;
  });
}
