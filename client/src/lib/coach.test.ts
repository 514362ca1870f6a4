import { describe, expect, it } from "vitest";
import { Coach, type Hinted } from "./coach.svelte";
import type { Ask } from "./types";

const ask = (): Ask => ({ phase: "turn", chosen: [], ready: false, play: null, parts: [], preview: null });
const answer = (id: string): Hinted => ({ t: "hinted", id, v: 1, plays: [], reason: null });

function coach(): { coach: Coach; sent: string[] } {
  const sent: string[] = [];
  return { coach: new Coach((id) => sent.push(id)), sent };
}

describe("the coach", () => {
  it("is asked once about one question, and anew about another", () => {
    const { coach: one, sent } = coach();
    const about = ask();
    one.ask(about);
    one.ask(about);
    expect(sent).toHaveLength(1);
    one.heard(answer(sent[0]!));
    one.ask(ask());
    expect(sent).toHaveLength(2);
    expect(one.answer).toBeNull();
  });

  it("is heard only on what was asked last", () => {
    const { coach: one, sent } = coach();
    one.ask(ask());
    one.ask(ask());
    one.heard(answer(sent[0]!));
    expect(one.answer).toBeNull();
    one.heard(answer(sent[1]!));
    expect(one.answer?.id).toBe(sent[1]);
  });

  it("takes only its own refusals, and can be asked again after one", () => {
    const { coach: one, sent } = coach();
    expect(one.refused("", "busy")).toBe(false);
    const about = ask();
    one.ask(about);
    expect(one.refused("another", "busy")).toBe(false);
    expect(one.refused(sent[0]!, "warming")).toBe(true);
    expect(one.trouble).toBe("warming");
    one.ask(about);
    expect(sent).toHaveLength(2);
    expect(one.trouble).toBeNull();
  });

  it("has lost what it was asked when the line is cut", () => {
    const { coach: one, sent } = coach();
    one.lost();
    expect(one.trouble).toBeNull();
    const about = ask();
    one.ask(about);
    one.lost();
    expect(one.trouble).toBe("lost");
    one.ask(about);
    one.heard(answer(sent[1]!));
    one.lost();
    expect(one.trouble).toBeNull();
  });
});
