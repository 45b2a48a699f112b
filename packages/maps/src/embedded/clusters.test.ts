import { spreadMarkers, stackedMarkers } from '../testing/restaurants';
import { clustersOf, splitZoom } from './clusters';
import { toUnit, worldSize } from './mercator';

const marker = (id: string, latitude: number, longitude: number) => ({
  id,
  label: id,
  point: { latitude, longitude },
});
const near = [marker('a', 55.75, 37.6), marker('b', 55.7505, 37.601), marker('c', 55.751, 37.602)];
const all = [...near, marker('far', 55.9, 37.4)];
const members = (zoom: number, chosen?: string) =>
  clustersOf(all, zoom, chosen).map(({ markers }) => markers.map(({ id }) => id).join());
const byId = (one: { id: string }, other: { id: string }) => one.id.localeCompare(other.id);
const zooms = [8, 9, 10, 11, 12, 13, 14, 15, 16, 17];

test('markers that would overlap form one cluster; distant ones stay apart', () => {
  expect(members(11)).toEqual(['a,b,c', 'far']);
});

test('at a near zoom markers that do not overlap stand alone', () => {
  expect(members(17)).toEqual(['a', 'b', 'c', 'far']);
});

test.each([
  ['a', ['a', 'b,c', 'far']],
  ['b', ['b', 'a,c', 'far']],
  ['c', ['c', 'a,b', 'far']],
  ['far', ['a,b,c', 'far']],
  ['gone', ['a,b,c', 'far']],
])('the chosen marker %s is never clustered', (chosen, expected) => {
  expect(members(11, chosen)).toEqual(expected);
});

test('choosing another marker of a cluster leaves the cluster where it was', () => {
  const [, afterB] = clustersOf(all, 11, 'b');
  const [, afterC] = clustersOf(all, 11, 'c');
  expect(afterB).toMatchObject({ id: 'a', point: near[0]?.point });
  expect(afterC).toMatchObject({ id: 'a', point: near[0]?.point });
});

test('no markers, no clusters', () => {
  expect(clustersOf([], 11, undefined)).toEqual([]);
});

test.each(zooms)('at zoom %i every marker is in one cluster, and no two clusters overlap', (zoom) => {
  const markers = [...spreadMarkers(500), ...stackedMarkers(20)];
  const clusters = clustersOf(markers, zoom, undefined);
  expect(clusters.flatMap((cluster) => cluster.markers).toSorted(byId)).toEqual(markers.toSorted(byId));
  const places = clusters.map(({ point }) => toUnit(point));
  const scale = worldSize(zoom);
  const distances = places.flatMap((one, index) =>
    places.slice(index + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y) * scale),
  );
  expect(distances.filter((distance) => distance < 60)).toEqual([]);
});

test.each(zooms)('markers at one point are one cluster at zoom %i', (zoom) => {
  expect(clustersOf(stackedMarkers(300), zoom, undefined).map(({ markers }) => markers.length)).toEqual([
    300,
  ]);
  expect(clustersOf(stackedMarkers(300), zoom, 'same-7').map(({ markers }) => markers.length)).toEqual([
    1, 299,
  ]);
});

describe('the zoom at which a cluster parts', () => {
  const first = (markers: Parameters<typeof clustersOf>[0], zoom: number) => {
    const [cluster] = clustersOf(markers, zoom, undefined);
    if (!cluster) throw new Error('no cluster');
    return cluster;
  };

  test('is the farthest one', () => {
    const zoom = splitZoom(first(all, 11), all, { current: 11, nearest: 17 });
    expect(zoom).toBeDefined();
    expect(clustersOf(near, zoom ?? 0, undefined).length).toBeGreaterThan(1);
    expect(clustersOf(near, (zoom ?? 0) - 1, undefined)).toHaveLength(1);
  });

  test('does not exist for markers at one point, nor beyond the nearest zoom', () => {
    const stacked = stackedMarkers(5);
    expect(splitZoom(first(stacked, 10), stacked, { current: 10, nearest: 17 })).toBeUndefined();
    expect(splitZoom(first(all, 11), all, { current: 11, nearest: 12 })).toBeUndefined();
  });
});

/** The number of distances measured between markers, which might grow with the square of their number. */
function comparisons(markers: Parameters<typeof clustersOf>[0], zoom: number) {
  const hypot = jest.spyOn(Math, 'hypot');
  clustersOf(markers, zoom, undefined);
  const { length } = hypot.mock.calls;
  hypot.mockRestore();
  return length;
}

test.each(zooms)('at zoom %i the work grows with the markers and not with their square', (zoom) => {
  // A marker meets a few groups of its cell and the eight neighbours, each with at most four groups.
  expect(comparisons(spreadMarkers(500), zoom)).toBeLessThan(500 * 12);
  expect(comparisons(spreadMarkers(8000), zoom)).toBeLessThan(8000 * 12);
  expect(comparisons(stackedMarkers(8000), zoom)).toBeLessThan(8000 * 2);
});
