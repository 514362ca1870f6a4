import { describe, expect, it } from "vitest";
import { HEIGHT, line, nearest, percent, place, top, WIDTH, type Dot } from "./curve";

const CURVE: Dot[] = [
  [0, 0.25],
  [4, 0.75],
  [10, 1],
];

describe("a curve of chances", () => {
  it("goes over the whole width, and up with the chance", () => {
    expect(place([0, 0], 10)).toEqual({ x: 0, y: HEIGHT });
    expect(place([10, 1], 10)).toEqual({ x: WIDTH, y: 0 });
    expect(line(CURVE)).toBe("0.0,90.0 128.0,30.0 320.0,0.0");
  });

  it("is found by where it is tapped", () => {
    expect([0, 0.19, 0.21, 0.69, 0.71, 1].map((at) => nearest(CURVE, at))).toEqual([0, 0, 1, 1, 2, 2]);
  });

  it("has a top, the first if there are several", () => {
    expect(top([...CURVE, [12, 1]])).toEqual([10, 1]);
  });

  it("may be of a game without a step", () => {
    expect(line([[0, 0.5]])).toBe("0.0,60.0");
  });

  it("tells whole percents", () => {
    expect(percent(0.546)).toBe(55);
  });
});
