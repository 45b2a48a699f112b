import { RemoteLoadError } from '@storefront/federation/server';
import { type Preview, previewParams, withoutPreviewParams } from '@storefront/releases/release';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type LastResort, withText } from '../lastResort';
import { logRefusal } from '../operation/logRefusal';
import type { RemoteReleases } from '../releases';
import type { PageRenderer } from '../render-thread/createPageRenderer';
import type { PreviewCookie } from './createLinkCookie';
import { messages, refusals } from './messages';
import { leaveAddress } from './previewBar';

/** Headers of every answer to staff: no cache and no search engine may show it to others. */
export const previewHeaders = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' };

interface PreviewsOptions {
  cookie: PreviewCookie;
  releases: Pick<RemoteReleases, 'pinPreview'>;
  renderer: Pick<PageRenderer, 'start'>;
  lastResort: LastResort;
}

/** Previews of stored builds by signed links (decision 0095). */
export function createPreviews({ cookie, releases, renderer, lastResort }: PreviewsOptions) {
  /** Sends a static page in place of a preview, with the build if its link is valid: nothing of the live site. */
  function refuse(refusal: keyof typeof refusals, reply: FastifyReply, preview?: Preview) {
    const { status, title, text } = refusals[refusal];
    const build = preview ? messages.build(preview.remote, preview.build) : '';
    const html = withText(lastResort.html, title, text + build);
    void reply
      .code(status)
      .headers({ ...lastResort.headers, ...previewHeaders })
      .send(html.replace(/<a href="\/">[^<]*/, `<a href="${leaveAddress}">${messages.close}`));
    return 'answered' as const;
  }

  /** Redirects to the same page, without the parameters of previews. */
  function redirect({ pathname, searchParams }: URL, reply: FastifyReply) {
    const query = String(withoutPreviewParams(searchParams));
    void reply.redirect(query ? `${pathname}?${query}` : pathname, 302);
    return 'answered' as const;
  }

  return {
    /** Whether the request has a preview cookie, valid or not. */
    isOn: cookie.isSet,
    /**
     * The preview that a request for a page shows, with its builds: undefined without one. `answered`: a link was
     * exchanged for the cookie, the preview was closed, or it cannot be shown. The live build never takes its place.
     */
    async open(url: URL, request: FastifyRequest, reply: FastifyReply) {
      const link = previewParams(url.searchParams);
      const isLink = link.size > 0;
      const read = cookie.read(request, link);
      if (!read) return undefined;
      void reply.headers(previewHeaders);
      if (link.get('mf.preview') === 'off') {
        cookie.clear(reply);
        return redirect(url, reply);
      }
      if ('fault' in read) {
        // An invalid cookie stays invalid, so it is deleted; the answer explains the refusal.
        if (!isLink) cookie.clear(reply);
        logRefusal(request, 'invalid link');
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
      cookie.set(reply, link, preview);
      return redirect(url, reply);
    },
  };
}

export type Previews = ReturnType<typeof createPreviews>;
