import { createHash, randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, Buffer>(scrypt);

/** Five digits, evenly spread. */
export const newCode = () => String(randomInt(0, 100_000)).padStart(5, '0');

/** 32 random bytes for a header or a link. */
export const newToken = () => randomBytes(32).toString('base64url');

/** A token has full entropy, so one round of SHA-256 is enough for storage. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');

/** A code has few values, so its hash is salted and slow. */
export async function hashCode(code: string): Promise<string> {
  const salt = randomBytes(16);
  return `${salt.toString('hex')}:${(await derive(code, salt, 32)).toString('hex')}`;
}

export async function codeMatches(code: string, stored: string): Promise<boolean> {
  const [salt = '', hash = ''] = stored.split(':');
  const given = await derive(code, Buffer.from(salt, 'hex'), 32);
  const expected = Buffer.from(hash, 'hex');
  return expected.length === given.length && timingSafeEqual(expected, given);
}
