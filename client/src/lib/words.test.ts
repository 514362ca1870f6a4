import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { Catalogue, catalogue } from "./words";

const FILES = import.meta.glob<string>(["../shell/*.ftl", "../../../src/doghouse/games/*/*.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const english = Object.keys(FILES).filter((path) => path.endsWith("en.ftl"));

/** The messages of a file and the parameters that each names. */
function messages(text: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const entry of new FluentResource(text).body) {
    const names = JSON.stringify(entry).matchAll(/"type":"var","name":"([^"]+)"/g);
    found.set(entry.id, [...new Set([...names].map((match) => match[1]!))].sort());
  }
  return found;
}

describe("every catalogue in every language", () => {
  it.each(english)("%s has its twin with the same ids", (path) => {
    const twin = FILES[path.replace(/en\.ftl$/, "de.ftl")];
    expect(twin, "a file of the same name in German").toBeDefined();
    expect([...messages(twin!).keys()].sort()).toEqual([...messages(FILES[path]!).keys()].sort());
  });

  it.each(Object.keys(FILES))("%s is read without a problem, no id twice", (path) => {
    const text = FILES[path]!;
    const ids = [...text.matchAll(/^([a-zA-Z][\w-]*) *=/gm)].map((match) => match[1]!);
    expect(ids).toEqual([...new Set(ids)]);
    // What Fluent cannot read it leaves out silently: then an id is missing here.
    expect([...messages(text).keys()].sort()).toEqual(ids.filter((id) => !id.startsWith("-")).sort());
  });

  it.each(english)("%s and its twin say the same facts", (path) => {
    const twin = messages(FILES[path.replace(/en\.ftl$/, "de.ftl")]!);
    for (const [id, names] of messages(FILES[path]!)) {
      // "who" only chooses between the forms of a verb, and not every language needs it.
      const facts = (all: string[] | undefined) => all?.filter((name) => name !== "who");
      expect(facts(twin.get(id)), id).toEqual(facts(names));
    }
  });
});

describe("a catalogue", () => {
  it("answers an unknown id with the id", () => {
    expect(catalogue(null, "en").t("no-such-words")).toBe("no-such-words");
  });

  it("takes flags as words and leaves out what is absent", () => {
    const words = new Catalogue("en", ["a = { $auto ->\n  [true] by itself\n *[other] by hand\n }\nb = B"]);
    expect(words.t("a", { auto: true })).toBe("by itself");
    expect(words.t("a", { auto: false })).toBe("by hand");
    expect(words.t("b", { auto: null })).toBe("B");
  });

  it("lists clauses in the order of their numbers", () => {
    const words = new Catalogue("en", ["clause-BT-10 = x\nclause-BT-09 = y\nclause-BT-2 = z\nother = w"]);
    expect(words.ids("clause-")).toEqual(["clause-BT-2", "clause-BT-09", "clause-BT-10"]);
  });
});
