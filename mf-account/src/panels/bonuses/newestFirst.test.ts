import { newestFirst } from './newestFirst';

test.each([
  ['sorted already', [3, 2, 1], [3, 2, 1]],
  ['oldest first', [1, 2, 3], [3, 2, 1]],
  ['one without a moment', [undefined, 2, 3], [3, 2, undefined]],
  ['one without a moment and one before 1970', [undefined, -1, 1], [1, -1, undefined]],
  ['none', [], []],
])('%s', (_, moments, sorted) => {
  const entries = moments.map((moment) => ({ moment }));
  const byMoment = newestFirst(entries, ({ moment }) =>
    moment === undefined ? undefined : new Date(moment),
  );
  expect(byMoment.map(({ moment }) => moment)).toEqual(sorted);
});

test('ties keep their order', () => {
  const entries = ['a', 'b', 'c'];
  expect(newestFirst(entries, () => new Date(0))).toEqual(entries);
  expect(newestFirst(entries, () => undefined)).toEqual(entries);
});
