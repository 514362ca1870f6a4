/** Reasons why something may not be done, as they are told. */
import type { Part, Refusal } from "./types";

/** One of them under the sentence: about what (may be empty), why, and the clause that opens the rules. */
export interface No {
  subject: string;
  text: string;
  clause: string | null;
}

/** Reasons against a part, none when it is not asked. */
export function reasons(part: Part | null): Refusal[] {
  return telling(part?.no ?? []);
}

/** Clause 00 says only that something is not asked now: beside another reason it tells nothing. */
export function telling(no: readonly Refusal[]): Refusal[] {
  const others = no.filter((one) => !one.clause.endsWith("-00"));
  return others.length > 0 ? others : [...no];
}
