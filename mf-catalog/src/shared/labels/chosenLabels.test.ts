import { readLabels, toggleLabel, withLabels } from './chosenLabels';

test.each([
  ['', []],
  ['labels=3&labels=1&labels=3', [1, 3]],
  ['labels=x&labels=-1&labels=1.5&labels=2', [2]],
  [Array.from({ length: 30 }, (_, id) => `labels=${id + 1}`).join('&'), [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
])('%s chooses %j', (search, labels) => {
  expect(readLabels(new URLSearchParams(search))).toEqual(labels);
});

test('toggling adds a label and removes it again', () => {
  expect(toggleLabel([1, 4], 3)).toEqual([1, 3, 4]);
  expect(toggleLabel([1, 3, 4], 3)).toEqual([1, 4]);
});

test('an empty choice leaves no search in the URL', () => {
  expect(withLabels('/menu', [1, 3])).toBe('/menu?labels=1&labels=3');
  expect(withLabels('/menu', [])).toBe('/menu');
});
