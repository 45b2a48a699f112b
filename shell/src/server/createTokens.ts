import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Characters of a token: 132 bits. */
const length = 22;

/**
 * Signs and checks tokens of one purpose, which prove that a shell served something. With the shells' common secret each
 * process accepts the tokens of the others; without a secret it accepts its own.
 */
export function createTokens(secret: string | undefined, purpose: string) {
  const key = secret ? createHmac('sha256', secret).update(purpose).digest() : randomBytes(32);

  const sign = (...signed: readonly string[]): string =>
    createHmac('sha256', key).update(signed.join(' ')).digest('base64url').slice(0, length);

  return {
    sign,
    isValid(token: string | undefined, ...signed: readonly string[]): boolean {
      const given = Buffer.from(token ?? '');
      return given.length === length && timingSafeEqual(given, Buffer.from(sign(...signed)));
    },
  };
}

export type Tokens = ReturnType<typeof createTokens>;
