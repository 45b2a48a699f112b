import { clustersOf } from './clusters';

const marker = (id: string, latitude: number, longitude: number) => ({
  id,
  label: id,
  point: { latitude, longitude },
});
const near = [marker('a', 55.75, 37.6), marker('b', 55.7505, 37.601), marker('c', 55.751, 37.602)];
const all = [...near, marker('far', 55.9, 37.4)];
const ids = (zoom: number, chosen?: string) => clustersOf(all, zoom, chosen).map(({ id }) => id);

test('markers that would overlap form one cluster; distant ones stay apart', () => {
  expect(ids(11)).toEqual(['a,b,c', 'far']);
});

test('at a near zoom no markers are clustered', () => {
  expect(ids(16)).toEqual(['a', 'b', 'c', 'far']);
});

test.each(['a', 'b', 'c'])('the chosen marker %s is never clustered', (chosen) => {
  expect(ids(11, chosen)).toContain(chosen);
  expect(ids(11, chosen)).toHaveLength(3);
});

test('no markers, no clusters', () => {
  expect(clustersOf([], 11, undefined)).toEqual([]);
});
