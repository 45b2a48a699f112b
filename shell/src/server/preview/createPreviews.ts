import {
  type Preview,
  previewParams,
  readPreview,
  RemoteLoadError,
  type Trust,
  trustedKeys,
  withoutPreviewParams,
} from '@storefront/federation/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LastResort } from '../lastResort';
import { logRefusal } from '../operation/logRefusal';
import type { PinnedReleases, RemoteReleases } from '../releases';
import type { PageRenderer } from '../render-thread/createPageRenderer';
import { cookieAttributes } from '../session';
import { type PreviewRefusal, refusalPage } from './refusals';

/** Of everything that is answered to staff: no cache and no search engine may show it to others. */
export const previewHeaders = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' };

interface PreviewsOptions {
  brandKey: string;
  isSecure: boolean;
  releases: Pick<RemoteReleases, 'pinPreview'>;
  renderer: Pick<PageRenderer, 'start'>;
  lastResort: LastResort;
  trust: Trust;
  /** The folder of the registry, if it is one. */
  releasesDir: string | undefined;
}

/** A page that staff look at, and the builds that it is made with. */
interface PreviewedPage {
  preview: Preview;
  pinned: PinnedReleases;
}

/** Previews of stored builds by signed links (decision 0095). */
export interface Previews {
  /**
   * What a request for a page shows: undefined without a preview. `answered`: a link was exchanged for the cookie, the
   * preview was closed, or it cannot be shown, which never shows the live build in its place.
   */
  open(
    url: URL,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<PreviewedPage | 'answered' | undefined>;
  /** Whether the browser shows a preview, or says so. */
  isOn(request: FastifyRequest): boolean;
}

export function createPreviews(options: PreviewsOptions): Previews {
  const { brandKey, isSecure, releases, renderer, lastResort, trust, releasesDir } = options;
  const name = `${isSecure ? '__Host-' : ''}_preview.${brandKey}`;
  const attributes = cookieAttributes({ isSecure });

  const trusted = () => {
    try {
      return trustedKeys(releasesDir, trust);
    } catch {
      return [];
    }
  };

  function refuse(refusal: PreviewRefusal, reply: FastifyReply, preview?: Preview) {
    const { status, html } = refusalPage(refusal, lastResort.html, preview);
    void reply
      .code(status)
      .headers({ ...lastResort.headers, ...previewHeaders })
      .send(html);
    return 'answered' as const;
  }

  /** To the same page, without the parameters of previews. */
  function redirect({ pathname, searchParams }: URL, reply: FastifyReply) {
    const query = String(withoutPreviewParams(searchParams));
    void reply.redirect(query ? `${pathname}?${query}` : pathname, 302);
    return 'answered' as const;
  }

  return {
    isOn: ({ cookies }) => cookies[name] !== undefined,
    async open(url, request, reply) {
      const link = previewParams(url.searchParams);
      const isLink = link.size > 0;
      const kept = request.cookies[name];
      if (!isLink && kept === undefined) return undefined;
      void reply.headers(previewHeaders);
      if (link.get('mf.preview') === 'off') {
        void reply.clearCookie(name, attributes);
        return redirect(url, reply);
      }
      const now = Date.now();
      const read = readPreview(isLink ? link : new URLSearchParams(kept), { trusted: trusted(), now });
      if ('fault' in read) {
        // The browser's own cookie will not get better; the page that refuses it says so.
        if (!isLink) void reply.clearCookie(name, attributes);
        logRefusal(request, 'invalid preview');
        return refuse(read.fault, reply);
      }
      const { preview } = read;
      try {
        const pinned = await releases.pinPreview(preview);
        await renderer.start(preview);
        if (!isLink) return { preview, pinned };
      } catch (error) {
        if (!(error instanceof RemoteLoadError)) throw error;
        request.log.warn(error, 'a preview could not be shown');
        return refuse(error.reason === 'not-released' ? 'unknown' : 'broken', reply, preview);
      }
      const maxAge = preview.expires - Math.floor(now / 1000);
      void reply.setCookie(name, String(link), { ...attributes, maxAge });
      return redirect(url, reply);
    },
  };
}
