import { dehydrate } from '@storefront/query';
import type { FastifyBaseLogger } from 'fastify';
import { isStatic } from '../../app/remotes/remoteParts';
import type { ShellAssets } from '../shellAssets';
import { documentEnd } from './documentEnd';
import { headStart } from './head';
import type { PreparedPage } from './preparePage';
import { renderApp } from './renderApp';

interface DrawOptions {
  assets: ShellAssets;
  nonce: string;
  log: FastifyBaseLogger;
  /** Gets the document in pieces that stand on their own. */
  write: (html: string) => void;
}

/** Draws the whole document. The head goes first: the browser fetches what it names while React still works. */
export async function drawPage(
  page: PreparedPage,
  { assets, nonce, log, write }: DrawOptions,
): Promise<void> {
  const { url, state, queryClient, parts, pinned, drawn } = page;
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
    write('</head><body><div id="root">');
  }
  const queries = dehydrate(queryClient, {
    shouldDehydrateQuery: (query) => query.state.status === 'success' && query.meta?.['serverOnly'] !== true,
  });
  write(documentEnd({ ...state, queries }, nonce));
}
