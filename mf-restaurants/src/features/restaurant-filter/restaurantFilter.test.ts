import { isFiltered, toggleTag, useRestaurantFilter } from './restaurantFilter';

test('a tag is selected once and taken away again', () => {
  const one = toggleTag([], 5);
  expect(one).toEqual([5]);
  expect(toggleTag(one, 6)).toEqual([5, 6]);
  expect(toggleTag([5, 6], 5)).toEqual([6]);
});

test.each([
  [{ tagIds: [], nearby: undefined }, false],
  [{ tagIds: [1], nearby: undefined }, true],
  [{ tagIds: [], nearby: { latitude: 0, longitude: 0 } }, true],
])('%j has a dot: %p', (filter, hasDot) => {
  expect(isFiltered(filter)).toBe(hasDot);
});

test('nothing is filtered at first', () => {
  expect(isFiltered(useRestaurantFilter.getState())).toBe(false);
});
