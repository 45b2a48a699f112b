import { randomBytes, randomInt } from 'node:crypto';
import { codeMatches, hashCode, newCode, newToken } from './secrets';

jest.mock('node:crypto', () => {
  const crypto = jest.requireActual<typeof import('node:crypto')>('node:crypto');
  return { ...crypto, randomInt: jest.fn(crypto.randomInt), randomBytes: jest.fn(crypto.randomBytes) };
});

test('codes and tokens come from the secure generator, a token with 256 bits', () => {
  newCode();
  expect(randomInt).toHaveBeenLastCalledWith(0, 100_000);
  expect(Buffer.from(newToken(), 'base64url')).toHaveLength(32);
  expect(randomBytes).toHaveBeenLastCalledWith(32);
});

test('a code has five digits', () => {
  for (let round = 0; round < 200; round += 1) expect(newCode()).toMatch(/^\d{5}$/);
});

test('a code matches its own hash and no other', async () => {
  const hash = await hashCode('01234');
  expect(hash).not.toContain('01234');
  expect(await codeMatches('01234', hash)).toBe(true);
  expect(await codeMatches('01235', hash)).toBe(false);
  expect(await codeMatches('01234', '')).toBe(false);
});

test('the same code hashes differently each time; tokens do not repeat', async () => {
  expect(await hashCode('00000')).not.toBe(await hashCode('00000'));
  expect(newToken()).not.toBe(newToken());
});
