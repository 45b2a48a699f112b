import {
  type LinkCheck,
  readPreview,
  readReleasesLink,
  type Trust,
  trustedKeys,
} from '@storefront/releases/release';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type CookieSite, ownCookie } from '../session';

interface LinkCookieOptions extends CookieSite {
  trust: Trust;
  /** The folder of the registry, if it is one. */
  releasesDir: string | undefined;
}

/** The cookie `name` with the parameters of a signed link for staff. Every request checks it like the link, by `readLink`. */
function createLinkCookie<T>(
  name: string,
  readLink: (params: URLSearchParams, check: LinkCheck) => T,
  options: LinkCookieOptions,
) {
  const { trust, releasesDir } = options;
  const { name: cookie, attributes } = ownCookie(name, options);

  const trusted = () => {
    try {
      return trustedKeys(releasesDir, trust);
    } catch {
      return [];
    }
  };

  return {
    isSet: ({ cookies }: FastifyRequest): boolean => cookies[cookie] !== undefined,
    /** What the link says, otherwise the cookie. Undefined without both. */
    read({ cookies }: FastifyRequest, link?: URLSearchParams): T | undefined {
      const kept = cookies[cookie];
      const params = link?.size ? link : kept === undefined ? undefined : new URLSearchParams(kept);
      return params && readLink(params, { trusted: trusted(), now: Date.now() });
    },
    set(reply: FastifyReply, link: URLSearchParams, { expires }: { expires: number }): void {
      const maxAge = expires - Math.floor(Date.now() / 1000);
      void reply.setCookie(cookie, String(link), { ...attributes, maxAge });
    },
    clear: (reply: FastifyReply) => void reply.clearCookie(cookie, attributes),
  };
}

export const createPreviewCookie = (options: LinkCookieOptions) =>
  createLinkCookie('preview', readPreview, options);
export const createReleasesCookie = (options: LinkCookieOptions) =>
  createLinkCookie('releases', readReleasesLink, options);

export type PreviewCookie = ReturnType<typeof createPreviewCookie>;
export type ReleasesCookie = ReturnType<typeof createReleasesCookie>;
