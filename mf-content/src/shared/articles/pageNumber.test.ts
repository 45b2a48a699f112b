import { pageNumber, pagePath } from './pageNumber';

test.each([
  ['', 1],
  ['page=2', 2],
  ['labels=3&page=12', 12],
  ['page=0', 1],
  ['page=-1', 1],
  ['page=01', 1],
  ['page=2.5', 1],
  ['page=1e3', 1],
  ['page=999999', 1],
  ['page=два', 1],
  ['page[]=2', 1],
])('?%s is page %i', (search, page) => expect(pageNumber(new URLSearchParams(search))).toBe(page));

test('only later pages have an address of their own', () => {
  expect([pagePath('/about/blog', 1), pagePath('/about/blog', 2)]).toEqual([
    '/about/blog',
    '/about/blog?page=2',
  ]);
});
