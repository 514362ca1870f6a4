/** Words by id: one Fluent catalogue per game and language, on top of the shell's own. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import shellDe from "../shell/de.ftl?raw";
import shellEn from "../shell/en.ftl?raw";
import { settings, type Language } from "./settings.svelte";

export type Args = Record<string, FluentVariable | boolean | null | undefined>;

const SHELL: Record<Language, string> = { en: shellEn, de: shellDe };
const GAMES = import.meta.glob<string>("../../../src/doghouse/games/*/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** A game's words: `en.ftl`, which all programs share, and `board.en.ftl`, which only its board uses. */
function gameText(game: string, language: Language): string {
  // Links and records name a game with hyphens, its folder has underscores.
  const folder = `/${game.replaceAll("-", "_")}/`;
  const files = [`${folder}${language}.ftl`, `${folder}board.${language}.ftl`];
  const paths = Object.keys(GAMES).filter((name) => files.some((file) => name.endsWith(file)));
  return paths.map((path) => GAMES[path]!).join("\n");
}

/** Fluent takes strings and numbers; a flag is the word true or false, what is absent is left out. */
function variables(args: Args): Record<string, FluentVariable> {
  const out: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(args)) {
    if (value === null || value === undefined) continue;
    out[name] = typeof value === "boolean" ? String(value) : value;
  }
  return out;
}

export class Catalogue {
  private readonly bundle: FluentBundle;

  constructor(
    readonly language: Language,
    texts: string[],
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of texts) {
      for (const problem of this.bundle.addResource(new FluentResource(text), { allowOverrides: true })) {
        console.error(problem);
      }
    }
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** The message in words; an unknown id stands for itself, so that a gap shows and nothing breaks. */
  t(id: string, args: Args = {}): string {
    const message = this.bundle.getMessage(id);
    if (!message?.value) return id;
    const problems: Error[] = [];
    const text = this.bundle.formatPattern(message.value, variables(args), problems);
    for (const problem of problems) console.error(id, problem);
    return text;
  }

  /** Ids that begin with `prefix`, in the order of the clauses' numbers. */
  ids(prefix: string): string[] {
    const all = [...this.bundle._messages.keys()].filter((id) => id.startsWith(prefix));
    return all.sort((a, b) => a.localeCompare(b, "en", { numeric: true }));
  }
}

const made = new Map<string, Catalogue>();

/** The catalogue of a game (or of the shell alone) in a language, made once. */
export function catalogue(game: string | null, language: Language): Catalogue {
  const key = `${language}/${game ?? ""}`;
  let found = made.get(key);
  if (!found) {
    found = new Catalogue(language, [SHELL[language], game === null ? "" : gameText(game, language)]);
    made.set(key, found);
  }
  return found;
}

/** The shell's words in the player's language; reactive, as the setting is. */
export function t(id: string, args: Args = {}): string {
  return catalogue(null, settings.language).t(id, args);
}
