import { withFavourite } from './favourites';

test.each([
  ['a new one comes first', [1, 2], 3, true, [3, 1, 2]],
  ['a known one is listed once', [1, 2], 2, true, [2, 1]],
  ['one is taken away', [1, 2], 1, false, [2]],
  ['one that was not marked is not missed', [1, 2], 3, false, [1, 2]],
])('%s', (_what, ids, productId, isFavourite, expected) => {
  expect(withFavourite(ids, productId, isFavourite)).toEqual(expected);
});
