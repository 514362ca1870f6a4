/** Reasons why something may not be done, as they are told. */
import type { Hold } from "./boardplay.svelte";
import type { No as Refused, TableStore } from "./table.svelte";
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

/** What stands under the sentence: why a tap leads to nothing, else why something was refused, in the game's words. */
export function noes(
  table: TableStore,
  hold: Hold | null,
  said: { subject: (no: Refused) => string; text: (one: Refusal) => string },
): No[] {
  if (hold) {
    const text = table.t(`board-hold-${hold.code}`, { name: table.name(table.duty) });
    return [{ subject: "", text, clause: hold.clause }];
  }
  const no = table.refusal;
  if (!no) return [];
  if (no.clauses.length === 0) return [{ subject: "", text: table.t(`no-${no.why}`), clause: null }];
  return telling(no.clauses).map((one, at) => ({
    subject: at === 0 ? said.subject(no) : "",
    text: said.text(one),
    clause: one.clause,
  }));
}
