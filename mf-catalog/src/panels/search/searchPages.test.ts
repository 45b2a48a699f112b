import type { ProductCard } from '@storefront/api-contract';
import { joinPages } from './searchPages';

const page = (ids: number[], total: number) => ({
  data: ids.map((id) => ({ id }) as ProductCard),
  groups: [],
  meta: { total },
});

test.each([
  ['one of two pages', [page([1, 2], 3)], [1, 2], 3, true],
  ['both pages', [page([1, 2], 3), page([3], 3)], [1, 2, 3], 3, false],
  ['a product that moved', [page([1, 2], 4), page([2, 3], 4)], [1, 2, 3], 4, true],
  ['a page without new products', [page([1], 5), page([1], 5)], [1], 5, false],
  ['a missing total', [page([1, 2], 0)], [1, 2], 2, false],
  ['an empty page', [page([], 0)], [], 0, false],
  ['no page', [], [], 0, false],
])('%s', (_what, pages, ids, total, hasMore) => {
  const answer = joinPages(pages);
  expect(answer.products.map(({ id }) => id)).toEqual(ids);
  expect(answer).toMatchObject({ total, hasMore });
});
