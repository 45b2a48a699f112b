import type { Brand } from '@storefront/contracts';
import { previewParams } from '@storefront/releases/release';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { type LastResort, withText } from '../lastResort';
import { logRefusal } from '../operation/logRefusal';
import type { ReleasesCookie } from '../preview/createLinkCookie';
import { previewHeaders } from '../preview/createPreviews';
import type { ShellAssets } from '../shellAssets';
import { visitorLimit } from '../visitorLimit';
import { refusals } from './messages';
import type { ReleasesViewReader } from './readReleasesView';
import { releasesDocument } from './releasesDocument';

interface ReleasesRouteOptions {
  cookie: ReleasesCookie;
  readView: ReleasesViewReader;
  brand: Pick<Brand, 'key' | 'name'>;
  assets: Pick<ShellAssets, 'css' | 'releasesPage'>;
  lastResort: LastResort;
  pagesPerMinute: number;
}

const path = '/releases';

/** The page of releases, for staff with a signed link (decision 0095). It reads and changes nothing. */
export function releasesRoute(app: FastifyInstance, options: ReleasesRouteOptions): void {
  const { cookie, readView, brand, assets, lastResort, pagesPerMinute } = options;

  function refuse(refusal: keyof typeof refusals, reply: FastifyReply) {
    const { status, title, text } = refusals[refusal];
    return reply
      .code(status)
      .headers({ ...lastResort.headers, ...previewHeaders })
      .send(withText(lastResort.html, title, text));
  }

  app.get(path, { config: visitorLimit(pagesPerMinute) }, async (request, reply) => {
    const link = previewParams(new URL(request.url, 'http://storefront').searchParams);
    const read = cookie.read(request, link);
    void reply.headers(previewHeaders);
    if (!read) return refuse('no-link', reply);
    if ('fault' in read) {
      // An invalid cookie stays invalid, so it is deleted.
      if (link.size === 0) cookie.clear(reply);
      logRefusal(request, 'invalid link');
      return refuse(read.fault, reply);
    }
    if (link.size > 0) {
      // The link leaves the address bar and the history.
      cookie.set(reply, link, read);
      return reply.redirect(path, 302);
    }
    const { html, headers } = releasesDocument(await readView(), brand, assets);
    return reply.headers(headers).send(html);
  });
}
