import { createTokens } from './createTokens';

test('a token of one purpose proves nothing for another', () => {
  const [trials, figures] = ['trials', 'figures'].map((purpose) =>
    createTokens('a secret of sixteen', purpose),
  );
  const token = trials?.sign('203.0.113');
  expect(trials?.isValid(token, '203.0.113')).toBe(true);
  expect(figures?.isValid(token, '203.0.113')).toBe(false);
});
