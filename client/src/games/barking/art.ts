/** Which drawing stands for a card or an item: the drawings' ids are shorter than two of the names. */
const DRAWN: Record<string, string> = {
  "basset-hound": "basset",
  "phone-booth": "phonebooth",
};

export function cardArt(card: string): string {
  return card === "cat" ? "cat" : `dog-${DRAWN[card] ?? card}`;
}

export function itemArt(kind: string): string {
  return `item-${DRAWN[kind] ?? kind}`;
}
