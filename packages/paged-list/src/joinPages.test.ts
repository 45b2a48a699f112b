import { joinPages, type Page } from './joinPages';

const page = (
  current_page: number | null,
  ids: number[],
  last_page = 3,
  total = 6,
): Page<{ id: number }> => ({
  data: ids.map((id) => ({ id })),
  meta: { current_page, last_page, total },
});
const idsOf = (...pages: Page<{ id: number }>[]) => joinPages(pages).items.map(({ id }) => id);

test('later pages append, and an item that moved between pages is listed once', () => {
  expect(idsOf(page(1, [1, 2]), page(2, [2, 3]), page(3, [4]))).toEqual([1, 2, 3, 4]);
});

test.each([
  ['no page', [], false],
  ['the first of three', [page(1, [1])], true],
  ['the second of three', [page(1, [1]), page(2, [2])], true],
  ['the last', [page(1, [1]), page(2, [2]), page(3, [3])], false],
  ['the only one', [page(1, [1], 1)], false],
  ['a page of repetitions, for more may follow', [page(1, [1]), page(2, [1])], true],
  ['a back end that always sends the first page', [page(1, [1]), page(1, [1])], false],
])('%s: more to come is %#', (_, pages, hasMore) => {
  expect(joinPages(pages).hasMore).toBe(hasMore);
});

test.each([
  ['the first of three', [page(null, [1])], 1, true],
  ['the second of three', [page(null, [1]), page(null, [2])], 1, true],
  ['the last', [page(null, [1]), page(null, [2]), page(null, [3])], 1, false],
  ['the only one', [page(null, [1], 1)], 1, false],
  ['the second of three, alone', [page(null, [2])], 2, true],
  ['the last after it', [page(null, [2]), page(null, [3])], 2, false],
])('a page without a number is the requested one: %s', (_, pages, firstPage, hasMore) => {
  expect(joinPages(pages, firstPage).hasMore).toBe(hasMore);
});

test.each([
  ['one of two pages', [page(null, [1, 2])], 3, true],
  ['both pages', [page(null, [1, 2]), page(null, [3])], 3, false],
  ['an item that moved', [page(null, [1, 2]), page(null, [2, 3])], 4, true],
  ['a page without new items', [page(null, [1]), page(null, [1])], 5, false],
  ['a missing total', [page(null, [1, 2])], 0, false],
  ['an empty page', [page(null, [])], 5, false],
])('without a number of pages the total tells: %s', (_, pages, total, hasMore) => {
  const counted = pages.map(({ data, meta }) => ({ data, meta: { ...meta, last_page: null, total } }));
  expect(joinPages(counted).hasMore).toBe(hasMore);
});

test.each([
  ['the server’s total', [page(1, [1, 2])], 6],
  ['what was loaded, when that is more', [page(1, [1, 2], 1, 1)], 2],
  ['what was loaded, when all of it was', [page(1, [1, 2], 1, 0)], 2],
  ['unknown, while there is more and the server does not say', [page(1, [1, 2], 2, 0)], undefined],
  ['nothing', [], 0],
])('the total is %s', (_, pages, total) => {
  expect(joinPages(pages).total).toBe(total);
});
