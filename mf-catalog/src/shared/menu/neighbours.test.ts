import { neighboursOf } from './neighbours';

const groups = (counts: readonly number[]) =>
  counts.map((count, index) => ({
    id: index + 1,
    name: `Группа ${index + 1}`,
    slug: `g${index + 1}`,
    tint: '',
    count,
  }));
const link = (id: number) => ({ name: `Группа ${id}`, slug: `g${id}` });

test.each([
  ['one in the middle', [3, 3, 3], 2, { previous: link(1), next: link(3) }],
  ['the first', [3, 3], 1, { next: link(2) }],
  ['the last', [3, 3], 2, { previous: link(1) }],
  ['one beside empty groups', [3, 0, 3, 0, 3], 3, { previous: link(1), next: link(5) }],
  ['one that is empty itself', [3, 0, 3], 2, { previous: link(1), next: link(3) }],
  ['one of a back end without counts', [0, 0, 0], 2, { previous: link(1), next: link(3) }],
  ['one that the menu does not list', [3, 3], 7, {}],
])('the neighbours of %s', (_what, counts, id, expected) => {
  expect(neighboursOf(groups(counts), id)).toEqual(expected);
});
