import { type Area, type Coordinates, isInsideServiceBox, parseArea, pointInArea } from '@storefront/domain';
import { readFolder } from '../chain/folder/readFolder';
import { files } from '../files';

const { tables } = readFolder(files.demoChain, new Date());
const restaurants = (tables.restaurants ?? []).map(({ cells }) => cells);
const zones = (tables.zones ?? []).map(({ cells: { id, name, restaurant, area } }) => ({
  id: id ?? 0,
  name,
  restaurant,
  outline: parseArea(area) ?? [],
}));
const zonesAt = (point: Coordinates) =>
  zones.flatMap(({ id, outline }) => (pointInArea(point, outline) ? [id] : []));

/** Positive when the way from `a` over `b` to `c` turns left. */
const turn = (a: Coordinates, b: Coordinates, c: Coordinates) =>
  (b.longitude - a.longitude) * (c.latitude - a.latitude) -
  (b.latitude - a.latitude) * (c.longitude - a.longitude);

function crossings(outline: Area): string[] {
  const sides = outline.map((from, index) => ({ from, to: outline[(index + 1) % outline.length] ?? from }));
  return sides.flatMap((one, index) =>
    sides.slice(index + 2).flatMap((other) => {
      const areNeighbours = other.to === one.from;
      const isCrossed =
        turn(one.from, one.to, other.from) * turn(one.from, one.to, other.to) <= 0 &&
        turn(other.from, other.to, one.from) * turn(other.from, other.to, one.to) <= 0;
      return isCrossed && !areNeighbours ? [`${JSON.stringify(one)} crosses ${JSON.stringify(other)}`] : [];
    }),
  );
}

test.each(zones)('$name is a simple outline of many corners inside the service box', ({ outline }) => {
  expect(outline.length).toBeGreaterThanOrEqual(40);
  expect(crossings(outline)).toEqual([]);
  expect(outline.filter((corner) => !isInsideServiceBox(corner))).toEqual([]);
  // The outline closes itself: its first corner is not repeated, nor is any other.
  expect(new Set(outline.map((corner) => JSON.stringify(corner))).size).toBe(outline.length);
});

test('the kitchen of each zone stands in it', () => {
  const kitchens = zones.map(({ restaurant }) => restaurants.find(({ slug }) => slug === restaurant));
  expect(kitchens.map((kitchen) => kitchen && zonesAt(kitchen))).toEqual([[1], [2], [3], [4]]);
});

test('every restaurant is in its zone', () => {
  const found = Object.fromEntries(restaurants.map((one) => [one.slug, zonesAt(one)]));
  expect(found).toEqual({
    pokrovka: [1],
    ogorodny: [2],
    vernadskogo: [3],
    himki: [4],
    arbat: [1],
    tverskaya: [1],
    pyatnitskaya: [1],
    baumanskaya: [1],
    sokolniki: [1, 2],
    vdnh: [2],
    'maryina-roshcha': [1],
    aeroport: [2],
    schukinskaya: [3],
    kutuzovsky: [3],
    'moscow-city': [3],
    leninsky: [3],
    varshavka: [3],
    taganka: [1],
    mytischi: [4],
    krasnogorsk: [4],
  });
});

test.each([
  ['the Kremlin', [55.752, 37.6175], [1]],
  ['north of the third ring, in two zones', [55.795, 37.6], [1, 2]],
  ['the demo address', [55.8196, 37.6035], [2]],
  ['across the river from Luzhniki', [55.708, 37.545], [3]],
  ['Luzhniki', [55.7157, 37.5537], [1]],
  ['just inside the MKAD', [55.9, 37.53], [2]],
  ['just outside the MKAD', [55.92, 37.53], [4]],
  ['Zelenograd', [55.98, 37.18], []],
  ['beyond the MKAD in the south', [55.55, 37.7], []],
] as const)('%s', (_, [latitude, longitude], expected) => {
  expect(zonesAt({ latitude, longitude })).toEqual(expected);
});

test('zones meet without a gap: every point of a grid inside the MKAD is in at least one', () => {
  const gaps: Coordinates[] = [];
  for (let latitude = 55.65; latitude < 55.86; latitude += 0.004) {
    for (let longitude = 37.45; longitude < 37.76; longitude += 0.006) {
      const point = { latitude, longitude };
      if (zonesAt(point).length === 0) gaps.push(point);
    }
  }
  expect(gaps).toEqual([]);
});
