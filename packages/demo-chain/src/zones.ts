import { type Border, borders } from './zoneBorders';

const { leningradka, mkadEast, mkadNorth, mkadNorthEast, mkadNorthWest, mkadSouthWest } = borders;
const { northOfRing, river, shcholkovskoyeEnd, shcholkovskoyeStart, suburbs, volgogradka } = borders;
const { thirdRingNorth, thirdRingSouth, thirdRingWest } = borders;

interface DemoZone {
  id: number;
  name: string;
  restaurantId: number;
  /** Kopecks. */
  minimalAmount: number;
  /** Minutes. */
  duration: number;
  durationChange: number | null;
  /** Corners, [latitude, longitude] in degrees. */
  area: [number, number][];
}

const back = (line: Border): Border => line.toReversed();

/** The outline along borders that meet end to end; its last corner joins the first. */
function outline(...lines: readonly Border[]): [number, number][] {
  return lines.flatMap((line, index) => {
    const next = lines[(index + 1) % lines.length];
    if (String(line.at(-1)) !== String(next?.[0]))
      throw new RangeError(`Border ${index + 1} does not meet the next`);
    return line.slice(0, -1).map(([latitude, longitude]): [number, number] => [latitude, longitude]);
  });
}

/**
 * Four zones inside roads and the river. The first two overlap in a strip north of the third ring, where the one with
 * the lower minimum applies (readings 17).
 */
export const demoZones: DemoZone[] = [
  {
    id: 1,
    name: 'Центр и восток',
    restaurantId: 1,
    minimalAmount: 79_000,
    duration: 45,
    durationChange: null,
    area: outline(
      northOfRing,
      shcholkovskoyeEnd,
      mkadEast,
      back(volgogradka),
      thirdRingSouth,
      back(river),
      thirdRingWest,
    ),
  },
  {
    id: 2,
    name: 'Север',
    restaurantId: 2,
    minimalAmount: 99_000,
    duration: 60,
    durationChange: null,
    area: outline(
      leningradka,
      mkadNorth,
      mkadNorthEast,
      back(shcholkovskoyeEnd),
      back(shcholkovskoyeStart),
      back(thirdRingNorth),
    ),
  },
  {
    id: 3,
    name: 'Юг и запад',
    restaurantId: 3,
    minimalAmount: 120_000,
    duration: 75,
    durationChange: 90,
    area: outline(
      back(leningradka),
      back(thirdRingWest),
      river,
      back(thirdRingSouth),
      volgogradka,
      mkadSouthWest,
      mkadNorthWest,
    ),
  },
  {
    id: 4,
    name: 'Химки, Красногорск, Мытищи',
    restaurantId: 4,
    minimalAmount: 150_000,
    duration: 90,
    durationChange: null,
    area: outline(mkadNorthWest, mkadNorth, back(suburbs)),
  },
];

/** The stop-lists of the restaurants. */
export const soldOut = [
  { restaurantId: 1, slug: 'sashimi-scallop' },
  { restaurantId: 1, slug: 'ramune' },
  { restaurantId: 2, slug: 'udon-beef' },
  { restaurantId: 2, slug: 'icecream-sesame' },
  { restaurantId: 3, slug: 'salad-duck' },
  { restaurantId: 5, slug: 'nigiri-scallop' },
  { restaurantId: 5, slug: 'tom-yam-seafood' },
] as const;
