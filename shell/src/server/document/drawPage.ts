import { dehydrate } from '@storefront/query';
import type { FastifyBaseLogger } from 'fastify';
import { isStatic } from '../../app/remotes/remoteParts';
import type { ShellAssets } from '../shellAssets';
import { documentEnd } from './documentEnd';
import { headStart } from './head';
import { descriptionHtml } from './pageHead';
import type { PreparedPage } from './preparePage';
import { renderApp } from './renderApp';

interface DrawOptions {
  assets: ShellAssets;
  nonce: string;
  /** What stands in the body when nothing could be drawn. */
  lastResort: string;
  log: FastifyBaseLogger;
  /** Gets the document in pieces that stand on their own. */
  write: (html: string) => void;
}

/**
 * Draws the whole document, and says whether it could. The head goes first: the browser fetches what it names while
 * React still works.
 */
export async function drawPage(
  page: PreparedPage,
  { assets, nonce, lastResort, log, write }: DrawOptions,
): Promise<boolean> {
  const { url, state, queryClient, parts, pinned, drawn, description } = page;
  write(
    headStart({
      brand: state.brand,
      nonce,
      css: assets.css,
      fonts: assets.fontPreloads,
      scripts: assets.scripts,
      preloads: pinned.scriptsOf(drawn.filter((part) => !isStatic(part))),
    }),
  );
  try {
    if (description) {
      const { brand, origin } = state;
      write(descriptionHtml({ ...description, brand, origin, pathname: url.pathname, nonce }));
    }
    await renderApp({
      url: url.pathname + url.search,
      nonce,
      state,
      queryClient,
      parts,
      write,
      onError: (error) => log.warn(error, 'a part was left to the browser'),
    });
  } catch (error) {
    log.error(error, 'the page could not be drawn on the server');
    // Without its state the page's script does not begin: what the file says stays.
    write(`<meta name="robots" content="noindex"></head><body>${lastResort}</body></html>`);
    return false;
  }
  const queries = dehydrate(queryClient, {
    shouldDehydrateQuery: (query) => query.state.status === 'success' && query.meta?.['serverOnly'] !== true,
  });
  write(documentEnd({ ...state, queries }, nonce));
  return true;
}
