import { addTag, distanceTo, hasEveryTag, nearbyOrder } from './restaurantFilter';

const tagged = (...ids: (number | string)[]) => ({ tags: ids.map((id) => ({ id })) });

test.each([
  ['none selected', tagged(1), [], true],
  ['none selected, no tags', tagged(), [], true],
  ['one of two', tagged(1, 2), [2], true],
  ['both', tagged(1, 2), [2, 1], true],
  ['one is missing', tagged(1, 2), [1, 3], false],
  ['no tags', tagged(), [1], false],
  ['ids as text', tagged('1', '2'), [1, 2], true],
  ['selected as text', tagged(1), ['1'], true],
  ['a part of an id', tagged(12), [1], false],
])('hasEveryTag: %s', (_, restaurant, selected, isShown) => {
  expect(hasEveryTag(restaurant, selected)).toBe(isShown);
});

test('a tag is added once', () => {
  const once = addTag([], 3);
  expect(once).toEqual([3]);
  expect(addTag(once, 3)).toBe(once);
  expect(addTag(once, 4)).toEqual([3, 4]);
});

const point = { latitude: 55.75, longitude: 37.61 };
const far = { id: 1, latitude: 55.9, longitude: 37.61 };
const nowhere = { id: 2, latitude: null, longitude: null };
const near = { id: 3, latitude: 55.76, longitude: 37.61 };
const unknown = { id: 4, latitude: 55.8, longitude: null };
const petersburg = { id: 5, latitude: 59.93, longitude: 30.33 };

test('the distance to a place without coordinates, or outside the region, is unknown', () => {
  expect(distanceTo(nowhere, point)).toBeUndefined();
  expect(distanceTo(unknown, point)).toBeUndefined();
  expect(distanceTo(petersburg, point)).toBeUndefined();
  expect(distanceTo({ id: 6, latitude: 0, longitude: 0 }, point)).toBeUndefined();
  expect(distanceTo(near, point)).toBeCloseTo(1.11, 2);
});

test.each([
  ['the order of all', [far, nowhere, near, unknown], [far, nowhere, near, unknown], [3, 1, 2, 4]],
  ['the order of all, ids as text', [far, near], [{ id: '1' }, { id: '3' }], [3, 1]],
  [
    'places outside the region',
    [nowhere, petersburg, far, near],
    [nowhere, petersburg, far, near],
    [3, 1, 2, 5],
  ],
  ['an order of its own', [far, near], [near, far], [1, 3]],
  ['an order of its own after the first', [far, nowhere, near], [far, near, nowhere], [1, 2, 3]],
  ['only some', [far, near], [far, near, nowhere], [1, 3]],
  ['all unknown', [far, near], undefined, [1, 3]],
  ['nothing', [], [], []],
])('nearbyOrder: the server answers with %s', (_, found, all, ids) => {
  expect(nearbyOrder(found, all, point).map(({ id }) => id)).toEqual(ids);
});
