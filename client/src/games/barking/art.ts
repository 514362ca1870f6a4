/** Which drawing stands for a card or an item: the drawings' ids are shorter than two of the names. */
const DRAWN: Record<string, string> = {
  "basset-hound": "basset",
  "phone-booth": "phonebooth",
};

const DOGS = ["borzoi", "komondor", "doberman", "poodle", "schnauzer", "husky", "basset", "chihuahua", "bulldog", "mutt"];
const ITEMS = ["scarecrow", "bicycle", "treehouse", "phonebooth", "balloon", "hydrant", "mailbox", "bin", "van", "boxes"];

/** What an id of somebody's own deck is drawn as: always the same, one of the drawings there are. */
function drawn(id: string, known: readonly string[]): string {
  const name = DRAWN[id] ?? id;
  if (known.includes(name)) return name;
  return known[[...id].reduce((sum, sign) => sum + sign.codePointAt(0)!, 0) % known.length]!;
}

export function cardArt(card: string): string {
  if (card === "cat" || card === "wonder") return card === "cat" ? "cat" : "dog-wonder";
  return `dog-${drawn(card, DOGS)}`;
}

export function itemArt(kind: string): string {
  return `item-${drawn(kind, ITEMS)}`;
}
