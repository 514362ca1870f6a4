/** The player's own choices, kept in this browser. */

export type Language = "en" | "de";
export type Theme = "system" | "light" | "dark";
export type Pace = "none" | "quick" | "normal" | "slow";

/** Every time on the table is multiplied by this. */
export const PACES: Record<Pace, number> = { none: 0, quick: 0.5, normal: 1, slow: 2 };
export const LANGUAGES: readonly Language[] = ["en", "de"];
export const THEMES: readonly Theme[] = ["system", "light", "dark"];

const KEY = "doghouse.settings";

function browserLanguage(): Language {
  const wanted = typeof navigator === "undefined" ? [] : navigator.languages;
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return "en";
}

class Settings {
  language = $state<Language>("en");
  theme = $state<Theme>("system");
  pace = $state<Pace>("normal");
  name = $state("");
  /** The device asks for less motion: then nothing travels and nobody waits, whatever the pace. */
  still = $state(false);

  constructor() {
    const saved = this.read();
    this.language = LANGUAGES.find((language) => language === saved.language) ?? browserLanguage();
    this.theme = THEMES.find((theme) => theme === saved.theme) ?? "system";
    this.pace = saved.pace && saved.pace in PACES ? (saved.pace as Pace) : "normal";
    this.name = typeof saved.name === "string" ? saved.name.slice(0, 24) : "";
    if (typeof matchMedia === "function") {
      const query = matchMedia("(prefers-reduced-motion: reduce)");
      this.still = query.matches;
      query.addEventListener("change", () => (this.still = query.matches));
    }
  }

  /** Factor for all times: 0 means that things simply appear in place. */
  get factor(): number {
    return this.still ? 0 : PACES[this.pace];
  }

  save(): void {
    const { language, theme, pace, name } = this;
    try {
      localStorage.setItem(KEY, JSON.stringify({ language, theme, pace, name }));
    } catch {
      // A browser that keeps nothing (private window, full): the choice holds for this page.
    }
  }

  private read(): Record<string, string> {
    try {
      const saved: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
      return typeof saved === "object" && saved !== null ? (saved as Record<string, string>) : {};
    } catch {
      return {};
    }
  }
}

export const settings = new Settings();
