import { afterEach, describe, expect, it, vi } from "vitest";
import { hyphenated } from "./hyphens";
import { clientId } from "./ids";
import { letters } from "./letters";

describe("letters of seats", () => {
  it("are initials", () => expect(letters(["Ana", "Ben"])).toEqual(["A", "B"]));
  it("take the next free letter when the initial is taken", () => expect(letters(["Ana", "Ann"])).toEqual(["A", "N"]));
  it("fall back to the number of the seat", () => expect(letters(["A", "a", "…"])).toEqual(["A", "2", "3"]));
  it("know more than one alphabet", () => expect(letters(["Ötzi", "Жук"])).toEqual(["Ö", "Ж"]));
});

describe("client ids", () => {
  const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
  afterEach(() => vi.unstubAllGlobals());

  it("are UUIDs, no two alike", () => {
    expect(clientId()).toMatch(UUID);
    expect(clientId()).not.toBe(clientId());
  });

  it("are so on a plain http page as well, where the browser has no randomUUID", () => {
    const real = crypto;
    vi.stubGlobal("crypto", { getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => real.getRandomValues(bytes) });
    expect(clientId()).toMatch(UUID);
    expect(clientId()).not.toBe(clientId());
  });
});

describe("soft hyphens", () => {
  const shown = (text: string, longest = 8) => hyphenated(text, longest).replaceAll("\u00ad", "-");

  it("stand where syllables of long German words begin", () => {
    expect(shown("Vorderkörpertiefstellung")).toBe("Vor-der-kör-per-tief-stel-lung");
    expect(shown("Bauchflunder Geburtstag Talentschau")).toBe("Bauch-flunder Geburts-tag Talent-schau");
    expect(shown("Nickerchen Hausschuh Kunststück besteigen")).toBe("Nicker-chen Haus-schuh Kunst-stück bestei-gen");
  });
  it("do for English too", () => expect(shown("Backwards, Something Else", 7)).toBe("Back-wards, Some-thing Else"));
  it("leave alone what fits and what has no syllables", () => {
    expect(shown("Pfotenbalsam, bitte", 12)).toBe("Pfotenbalsam, bitte");
    expect(shown("Zzzzzzzzzzz grrrrrrrrrrrr 123456789012")).toBe("Zzzzzzzzzzz grrrrrrrrrrrr 123456789012");
  });
});
