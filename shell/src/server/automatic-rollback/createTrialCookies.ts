import type { RemoteName } from '@storefront/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type CookieSite, ownCookie } from '../session';
import { type BuildOnTrial, rollbackLimits } from './rollbackRule';

/** Names a trial in a cookie: each remote has at most a trial of its live build and a trial of its canary. */
export interface TrialName extends Pick<BuildOnTrial, 'role'> {
  remote: RemoteName;
}

/** Proves that a page with the build was served. */
export interface TrialToken extends TrialName {
  token: string;
}

/**
 * The tokens in a browser whose pages count in a trial. They are in the headers and not in the page, which guests
 * share. They do not identify a visitor within a subnet.
 */
export function createTrialCookies(site: CookieSite) {
  const { name, attributes } = ownCookie('trial', site);
  const nameOf = ({ remote, role }: TrialName) => `${name}.${remote}.${role}`;
  const maxAge = rollbackLimits.trialMs / 1000;

  return {
    read: (request: FastifyRequest, trial: TrialName): string | undefined => request.cookies[nameOf(trial)],
    write(reply: FastifyReply, tokens: readonly TrialToken[]): void {
      for (const trial of tokens) void reply.setCookie(nameOf(trial), trial.token, { ...attributes, maxAge });
    },
  };
}

export type TrialCookies = ReturnType<typeof createTrialCookies>;
