import { modifiersKey } from './modifiersKey';

const egg = { id: 7, amount: 1 };
const cheese = { id: 8, amount: 2 };

test.each([
  [[], [], true],
  [[egg], [egg], true],
  [[egg, cheese], [cheese, egg], true],
  [[{ id: 7, amount: 2 }], [egg, egg], true],
  [[egg, cheese, egg], [cheese, { id: 7, amount: 2 }], true],
  [[egg], [], false],
  [[egg], [{ id: 7, amount: 2 }], false],
  [[egg], [{ id: 8, amount: 1 }], false],
  [[egg], [egg, cheese], false],
  [[egg], [{ id: null, amount: 1 }], false],
])('%j and %j are equal: %s', (left, right, expected) => {
  expect(modifiersKey(left) === modifiersKey(right)).toBe(expected);
});
