import { groupRule } from './groupRule';

const many = Number.POSITIVE_INFINITY;

test.each([
  ['single', true, 1, 1, 'обязательно, выберите 1'],
  ['single', true, 0, 3, 'обязательно, выберите 1'],
  ['single', false, 0, 1, undefined],
  ['multiple', true, 2, 2, 'обязательно, выберите 2'],
  ['multiple', true, 2, 4, 'обязательно, выберите от 2 до 4'],
  ['multiple', true, 2, many, 'обязательно, выберите от 2'],
  ['multiple', true, 0, 3, 'обязательно, выберите от 1 до 3'],
  ['multiple', true, 0, 1, 'обязательно, выберите 1'],
  ['multiple', true, 0, many, 'обязательно, выберите от 1'],
  ['multiple', false, 0, many, undefined],
  ['multiple', false, 0, 1, undefined],
  ['multiple', false, 1, many, undefined],
  ['multiple', false, 1, 5, 'до 5 добавок'],
  ['multiple', false, 0, 5, 'до 5 добавок'],
  ['multiple', false, 0, 21, 'до 21 добавки'],
  ['multiple', false, 2, 5, 'от 2 до 5 добавок'],
  ['multiple', false, 2, many, 'от 2 добавок'],
] as const)('%s, required %s, %d to %d: %s', (kind, isRequired, min, max, words) => {
  expect(groupRule({ kind, isRequired, min, max })).toBe(words);
});
