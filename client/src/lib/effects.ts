/** Effects of cards in the flat order in which the rules count their lines. */

interface Nested<E> {
  inner?: readonly E[];
}

/** The effect at a line of a card: an offer or a choice is a line, and so is each effect that it holds. `paid` tells
 * which offers have a price with a line of its own, in which there is no effect. */
export function effectAt<E extends Nested<E>>(effects: readonly E[], line: number, paid: (effect: E) => boolean = () => false): E | null {
  const flat = (some: readonly E[]): (E | null)[] => some.flatMap((one) => [one, ...(paid(one) ? [null] : []), ...flat(one.inner ?? [])]);
  return flat(effects)[line] ?? null;
}
