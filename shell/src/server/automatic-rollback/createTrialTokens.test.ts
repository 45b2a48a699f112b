import { createTrialTokens, type ServedPage } from './createTrialTokens';

const page: ServedPage = {
  remote: 'catalog',
  build: 'b',
  since: '2026-11-24T12:00:00.000Z',
  subnet: '203.0.113',
};

test.each<[string, Partial<ServedPage>, boolean]>([
  ['the page itself', {}, true],
  ['another remote', { remote: 'content' }, false],
  ['another build', { build: 'c' }, false],
  ['a later trial of the build', { since: '2026-11-24T13:00:00.000Z' }, false],
  ['another subnet', { subnet: '203.0.114' }, false],
])('a token of a page proves %s: %s', (_, changed, expected) => {
  const tokens = createTrialTokens('a secret of sixteen');
  const token = tokens.sign(page);
  expect(token).toMatch(/^[\w-]{22}$/);
  expect(tokens.isValid(token, { ...page, ...changed })).toBe(expected);
});

test.each([undefined, '', 'x', 'x'.repeat(22), 'ж'.repeat(11), 'x'.repeat(1000)])(
  '%s is not a token',
  (given) => {
    expect(createTrialTokens('a secret of sixteen').isValid(given, page)).toBe(false);
  },
);

test('processes with one secret accept the tokens of each other, and those without one their own only', () => {
  const isAccepted = (signer: string | undefined, checker: string | undefined) =>
    createTrialTokens(checker).isValid(createTrialTokens(signer).sign(page), page);
  expect(isAccepted('a secret of sixteen', 'a secret of sixteen')).toBe(true);
  expect(isAccepted('a secret of sixteen', 'another of sixteen')).toBe(false);
  expect(isAccepted(undefined, undefined)).toBe(false);
  const alone = createTrialTokens(undefined);
  expect(alone.isValid(alone.sign(page), page)).toBe(true);
});
