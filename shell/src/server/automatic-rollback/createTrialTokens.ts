import type { RemoteName } from '@storefront/contracts';
import { createTokens } from '../createTokens';

/** A page of this subnet that counts in the trial of a build. */
export interface ServedPage {
  remote: RemoteName;
  build: string;
  /** When the trial began: a token ends with it. */
  since: string;
  subnet: string;
}

/** Signs and checks tokens that prove that a page was served. */
export function createTrialTokens(secret: string | undefined) {
  const tokens = createTokens(secret, 'trial tokens');
  const signed = ({ remote, build, since, subnet }: ServedPage) => [remote, build, since, subnet] as const;
  return {
    sign: (page: ServedPage): string => tokens.sign(...signed(page)),
    isValid: (token: string | undefined, page: ServedPage): boolean => tokens.isValid(token, ...signed(page)),
  };
}

export type TrialTokens = ReturnType<typeof createTrialTokens>;
