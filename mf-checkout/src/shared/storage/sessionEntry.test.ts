/** @jest-environment jsdom */
import { sessionEntry } from './sessionEntry';

const numbers = sessionEntry<number>({
  parse: (stored) => (typeof stored === 'number' ? stored : undefined),
  serialize: (state) => (state === 0 ? undefined : state),
});

beforeEach(() => sessionStorage.clear());

test('a state is stored as plain JSON and read back', () => {
  numbers.setItem('key', { state: 7 });
  expect(sessionStorage.getItem('key')).toBe('7');
  expect(numbers.getItem('key')).toEqual({ state: 7 });
});

test('a state without a serialized value removes the entry', () => {
  numbers.setItem('key', { state: 7 });
  numbers.setItem('key', { state: 0 });
  expect(sessionStorage.getItem('key')).toBeNull();
});

test.each(['{', '"text"', 'null'])('%s counts as absent', (text) => {
  sessionStorage.setItem('key', text);
  expect(numbers.getItem('key')).toBeNull();
});
