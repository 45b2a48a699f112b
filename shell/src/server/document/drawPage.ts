import { isServerOnly } from '@storefront/contracts';
import { dehydrate } from '@storefront/query';
import type { FastifyBaseLogger } from 'fastify';
import { isStatic } from '../../app/remotes/remoteParts';
import { pageAddress } from '../../shared/routing/pageAddress';
import type { ShellAssets } from '../shellAssets';
import { documentEnd } from './documentEnd';
import { headStart } from './head';
import { descriptionHtml } from './pageHead';
import type { PreparedPage } from './preparePage';
import { renderApp } from './renderApp';

interface DrawOptions {
  assets: ShellAssets;
  nonce: string;
  log: FastifyBaseLogger;
  /** Gets the document in pieces that stand on their own. */
  write: (html: string) => void;
}

/**
 * Draws the whole document. Its head goes together with the shell of the page and not before: an answer that has
 * begun is a 200 (decision 0015). Says whether all of it was drawn: a part that failed is left to the browser.
 *
 * @throws what React threw when the shell could not be drawn; nothing has been written then.
 */
export async function drawPage(
  page: PreparedPage,
  { assets, nonce, log, write }: DrawOptions,
): Promise<boolean> {
  const { url, state, queryClient, parts, pinned, drawn, description } = page;
  const { brand, origin } = state;
  const head =
    headStart({
      brand,
      nonce,
      css: assets.css,
      fonts: assets.fontPreloads,
    }) +
    (description ? descriptionHtml({ ...description, brand, origin, pathname: url.pathname, nonce }) : '');
  // As the browser's router has it, else it would find other links than it draws.
  let isBegun = false;
  let isWhole = true;
  await renderApp({
    url: pageAddress(url.pathname, url.search),
    nonce,
    state,
    queryClient,
    parts,
    write: (html) => {
      write(isBegun ? html : head + html);
      isBegun = true;
    },
    onError(error) {
      isWhole = false;
      log.warn(error, 'a part was left to the browser');
    },
  });
  const queries = dehydrate(queryClient, {
    shouldDehydrateQuery: (query) => query.state.status === 'success' && !isServerOnly(query.meta),
  });
  const preloads = pinned.scriptsOf(drawn.filter((part) => !isStatic(part)));
  write(documentEnd({ ...state, queries }, { nonce, scripts: assets.scripts, preloads }));
  return isWhole;
}
