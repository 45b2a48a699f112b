import { pagedSlugs, slugs } from './slugs';

const pageOf = (names: string[], last: number) => ({
  data: names.map((slug) => ({ slug })),
  meta: { last_page: last },
});

test('slugs that would lead to another page are left out', () => {
  expect(slugs(['a', '', '.', '..', '...'].map((slug) => ({ slug })))).toEqual(['a', '...']);
});

test('all pages of a list are read, each slug once', async () => {
  const read = jest.fn(async (page: number) => pageOf([`a${page}`, 'same'], 3));
  expect(await pagedSlugs(read, () => undefined)).toEqual(['a1', 'same', 'a2', 'a3']);
  expect(read.mock.calls).toEqual([[1], [2], [3]]);
});

test('a page that fails keeps the slugs of earlier pages, and is reported', async () => {
  const onMissing = jest.fn();
  const read = async (page: number) => {
    if (page === 3) throw new Error('down');
    return pageOf([`a${page}`], 9);
  };
  expect(await pagedSlugs(read, onMissing)).toEqual(['a1', 'a2']);
  expect(onMissing).toHaveBeenCalledTimes(1);
});

test('a list that never ends is read to its two hundredth page', async () => {
  const read = jest.fn(async (page: number) => pageOf([`a${page}`], 1e9));
  expect(await pagedSlugs(read, () => undefined)).toHaveLength(200);
});
