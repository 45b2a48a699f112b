import { type Preview, readPreview, type Trust, trustedKeys } from '@storefront/releases/release';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type CookieSite, ownCookie } from '../session';

interface PreviewCookieOptions extends CookieSite {
  trust: Trust;
  /** The folder of the registry, if it is one. */
  releasesDir: string | undefined;
}

/** The cookie with the parameters of a preview link. Every request checks it like the link. */
export function createPreviewCookie(options: PreviewCookieOptions) {
  const { trust, releasesDir } = options;
  const { name, attributes } = ownCookie('preview', options);

  const trusted = () => {
    try {
      return trustedKeys(releasesDir, trust);
    } catch {
      return [];
    }
  };

  return {
    isSet: ({ cookies }: FastifyRequest): boolean => cookies[name] !== undefined,
    /** The preview of the link, otherwise of the cookie. Undefined without both. */
    read({ cookies }: FastifyRequest, link?: URLSearchParams) {
      const kept = cookies[name];
      const params = link?.size ? link : kept === undefined ? undefined : new URLSearchParams(kept);
      return params && readPreview(params, { trusted: trusted(), now: Date.now() });
    },
    set(reply: FastifyReply, link: URLSearchParams, { expires }: Preview): void {
      const maxAge = expires - Math.floor(Date.now() / 1000);
      void reply.setCookie(name, String(link), { ...attributes, maxAge });
    },
    clear: (reply: FastifyReply) => void reply.clearCookie(name, attributes),
  };
}

export type PreviewCookie = ReturnType<typeof createPreviewCookie>;
