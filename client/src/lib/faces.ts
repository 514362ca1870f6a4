/** The dog that speaks for a seat, on every screen the same. */
const FACES = ["dog-mutt", "dog-husky", "dog-bulldog", "dog-poodle", "dog-chihuahua"];

/** Id of the drawing; seats count from 0. */
export function seatFace(seat: number): string {
  return FACES[seat % FACES.length]!;
}
