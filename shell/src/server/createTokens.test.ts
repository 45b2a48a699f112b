import { createTokens } from './createTokens';

const secret = 'a secret of sixteen';
const page: readonly string[] = ['catalog', 'b', '203.0.113'];

test.each([0, 1, 2])('a token proves nothing with another text in the place %d', (place) => {
  const { sign, isValid } = createTokens(secret, 'trials');
  expect(sign(...page)).toMatch(/^[\w-]{22}$/);
  expect(isValid(sign(...page), ...page)).toBe(true);
  expect(isValid(sign(...page), ...page.with(place, 'other'))).toBe(false);
});

test.each([undefined, '', 'x', 'x'.repeat(22), 'ж'.repeat(11), 'x'.repeat(1000)])(
  '%s is not a token',
  (given) => expect(createTokens(secret, 'trials').isValid(given, ...page)).toBe(false),
);

test.each([
  ['with the same purpose and secret', true, secret, 'trials'],
  ['for another purpose', false, secret, 'figures'],
  ['with another secret', false, 'another of sixteen', 'trials'],
])('a process %s accepts the token of another: %s', (_, expected, other, purpose) => {
  const token = createTokens(secret, 'trials').sign(...page);
  expect(createTokens(other, purpose).isValid(token, ...page)).toBe(expected);
});

test('a process without a secret accepts its own tokens alone', () => {
  const [one, other] = [createTokens(undefined, 'trials'), createTokens(undefined, 'trials')];
  expect(one.isValid(one.sign(...page), ...page)).toBe(true);
  expect(other.isValid(one.sign(...page), ...page)).toBe(false);
});
