import { besidePin } from './besidePin';

const pin = { x: 500, y: 300 };
const offsets = Array.from({ length: 81 }, (_, index) => index * 2 - 80);
const spots = offsets.flatMap((right) => offsets.map((down) => ({ x: pin.x + right, y: pin.y + down })));

/** Whether a number of three digits at the middle of a cluster is under the enlarged shape of the chosen marker. */
const isCovered = ({ x, y }: typeof pin) =>
  Math.abs(x - pin.x) < 25 + 14 && y + 9 > pin.y - 62 && y - 9 < pin.y;

test('no number is under the pin, and a cluster goes no farther than its own size', () => {
  const moves = spots.map((spot) => [spot, besidePin(spot, pin)] as const);
  expect(spots.some(isCovered)).toBe(true);
  expect(moves.filter(([, moved]) => isCovered(moved))).toEqual([]);
  expect(moves.filter(([spot, moved]) => Math.hypot(moved.x - spot.x, moved.y - spot.y) > 48)).toEqual([]);
});

test('a cluster whose number can be seen stays', () => {
  const seen = spots.filter((spot) => !isCovered(spot));
  expect(seen.filter((spot) => besidePin(spot, pin) !== spot)).toEqual([]);
});
