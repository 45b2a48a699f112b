import * as z from 'zod/mini';
import { id } from './lenient';
import { paged } from './paging';

const page = paged(z.object({ id: id() }));
const one = { current_page: null, last_page: 1, total: 0 };

test.each([
  ['numbers under meta', { data: [{ id: 1 }], meta: { current_page: 2, last_page: '7', total: 61 } }, 2, 7],
  ['numbers beside data', { data: [{ id: 1 }], current_page: '3', last_page: 4, total: 40 }, 3, 4],
  ['no numbers', { data: [{ id: 1 }] }, null, 1],
  ['a bare array', [{ id: 1 }], null, 1],
  ['currentPage and totalPages', { data: [{ id: 1 }], meta: { currentPage: '2', totalPages: 5 } }, 2, 5],
  ['the same beside data', { data: [{ id: 1 }], currentPage: 2, totalPages: '5' }, 2, 5],
  ['null before other names', { data: [{ id: 1 }], current_page: null, currentPage: 2, totalPages: 5 }, 2, 5],
  ['total and perPage', { data: [{ id: 1 }], meta: { total: 41, perPage: '20' } }, null, 3],
  ['total and per_page', { data: [{ id: 1 }], meta: { current_page: 2, total: '40', per_page: 20 } }, 2, 2],
  ['a total of nothing', { data: [{ id: 1 }], meta: { total: 0, perPage: 20 } }, null, 1],
  ['a page size of nothing', { data: [{ id: 1 }], meta: { total: 40, perPage: 0 } }, null, 1],
  ['the last page before the total', { data: [{ id: 1 }], last_page: 7, total: 40, per_page: 20 }, null, 7],
  ['numbers within data', { data: { data: [{ id: 1 }], current_page: 2, last_page: 4 } }, 2, 4],
])('a page with %s is read', (_kind, answer, current, last) => {
  const { data, meta } = z.parse(page, answer);
  expect(data).toEqual([{ id: 1 }]);
  expect(meta).toMatchObject({ current_page: current, last_page: last });
});

test.each([[[]], [{ data: [] }], [{ data: null, meta: null }], [{ data: {} }]])(
  '%j is an empty page',
  (answer) => {
    expect(z.parse(page, answer)).toEqual({ data: [], meta: one });
  },
);

test.each([
  ['of a bare array is what it has', [{ id: 1 }, { id: 2 }], 2],
  ['of the only page is what it has', { data: [{ id: 1 }], meta: { current_page: 1, last_page: 1 } }, 1],
  ['counts no element that cannot be read', [{ id: 1 }, { id: null }], 1],
  ['that is larger than the only page stays', { data: [{ id: 1 }], meta: { last_page: 1, total: 7 } }, 7],
  ['of several pages is unknown', { data: [{ id: 1 }], meta: { current_page: 1, last_page: 3 } }, 0],
])('a total %s', (_, answer, total) => {
  expect(z.parse(page, answer).meta.total).toBe(total);
});

// An answer that cannot be read is an error, never an empty list (readings 25).
test.each([[null], ['<html>'], [7], [{ error: 'x' }], [{ data: 'x' }], [[{ name: 'x' }]]])(
  '%j does not parse',
  (answer) => {
    expect(z.safeParse(page, answer).success).toBe(false);
  },
);

test('an element that cannot be read is left out', () => {
  expect(z.parse(page, { data: [{ id: 1 }, { id: null }] }).data).toEqual([{ id: 1 }]);
});
