import type { RemoteName } from '@storefront/contracts';
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** A page of this subnet that counts in the trial of a build. */
export interface ServedPage {
  remote: RemoteName;
  build: string;
  /** When the trial began: a token ends with it. */
  since: string;
  subnet: string;
}

/** Characters of a token: 132 bits. */
const length = 22;

/**
 * Signs and checks tokens that prove that a page was served. With the shells' common secret each process accepts the
 * tokens of the others; without a secret it accepts its own.
 */
export function createTrialTokens(secret: string | undefined) {
  const key = secret ? createHmac('sha256', secret).update('trial tokens').digest() : randomBytes(32);

  const sign = ({ remote, build, since, subnet }: ServedPage): string =>
    createHmac('sha256', key)
      .update([remote, build, since, subnet].join(' '))
      .digest('base64url')
      .slice(0, length);

  return {
    sign,
    isValid(token: string | undefined, page: ServedPage): boolean {
      const given = Buffer.from(token ?? '');
      return given.length === length && timingSafeEqual(given, Buffer.from(sign(page)));
    },
  };
}

export type TrialTokens = ReturnType<typeof createTrialTokens>;
