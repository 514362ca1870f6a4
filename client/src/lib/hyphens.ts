/**
 * Soft hyphens in long words. A browser without a dictionary would break a word anywhere and without a hyphen; a rule of
 * thumb for German, which is not far off in English, does better.
 */

const SOFT = "\u00ad";
const VOWELS = "aeiouyäöü";
/** Letters that are left together at the beginning of a word and at its end; more at the end of a long one. */
const BEGIN = 3;
const END = { short: 3, long: 4 };
const LONG = 11;
/** Consonants that begin a syllable together. */
const TOGETHER = /(?:sch[lmnrw]?|ch|ck|ph|th|qu|zw|pfl?|k[lnr]|[bfgp][lr]|[dt]r)$/;
/** `st` and `sp` are parted (Fens-ter), but for words that are known to begin so (Kunst-stück). */
const WORDS = /^s(?:t(?:ab|and|ange|eig|ein|ell|ern|imm|ock|off|uhl|unde|ube|ück|r[aeiouäöü])|p(?:aß|eck|iel|itz|ur|r[aeiouäöü]))/;

/** The text with soft hyphens in words longer than `longest`: letters that surely stand side by side on a line. */
export function hyphenated(text: string, longest: number): string {
  return text.replace(/\p{L}+/gu, (word) => (word.length > longest ? parted(word) : word));
}

function parted(word: string): string {
  const low = word.toLowerCase();
  const last = low.length - (low.length < LONG ? END.short : END.long);
  const cuts = [...low].map((_, at) => at).filter((at) => at >= BEGIN && at <= last && cutHere(low, at));
  return [0, ...cuts].map((at, i) => word.slice(at, cuts[i])).join(SOFT);
}

/** Does a syllable begin here: with the last of the consonants between two vowels, or more that belong together? */
function cutHere(word: string, at: number): boolean {
  const before = word.slice(0, at).match(new RegExp(`[${VOWELS}]([^${VOWELS}]*)$`));
  const after = word.slice(at).match(new RegExp(`^([^${VOWELS}]+)[${VOWELS}]`));
  if (!before || !after) return false;
  const consonants = before[1]! + after[1]!;
  const rest = word.slice(at - before[1]!.length);
  return after[1]!.length === onset(consonants, rest);
}

/** How many of these consonants begin the next syllable; `rest` is the word from them on. */
function onset(consonants: string, rest: string): number {
  for (let from = 0; from < consonants.length; from++) {
    if (WORDS.test(rest.slice(from))) return consonants.length - from;
  }
  return consonants.match(TOGETHER)?.[0].length ?? 1;
}
