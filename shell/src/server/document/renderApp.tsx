import { CacheProvider } from '@emotion/react';
import type { RemoteParts } from '../../app/remotes/remoteParts';
import type { PageState } from '../../app/state/pageState';
import { App } from '../../app/App';
import { Footer } from '../../features/footer';
import { StaticRouter } from '@storefront/router/static';
import type { QueryClient } from '@storefront/query';
import { renderToPipeableStream } from 'react-dom/server';
import { createStyleCache, stylesSince } from './emotionStyles';
import { HtmlStream } from './HtmlStream';

/** Where the app begins: what React writes before it (title, meta, preloads) belongs into the head. */
const appStart = '<div id="app"';
const renderLimit = 10_000;

interface RenderOptions {
  url: string;
  nonce: string;
  state: PageState;
  queryClient: QueryClient;
  parts: RemoteParts;
  write: (html: string) => void;
  onError: (error: unknown) => void;
}

/**
 * Renders the app as a stream. `write` first gets the rest of the head and the shell of the page, then each
 * late region with the styles it needs before it. Resolves when everything is written.
 *
 * @throws what React threw when the shell could not be drawn; nothing has been written then.
 */
export function renderApp({
  url,
  nonce,
  state,
  queryClient,
  parts,
  write,
  onError,
}: RenderOptions): Promise<void> {
  const cache = createStyleCache(nonce);
  const written = new Set<string>();
  let isHeadDone = false;

  const take = (html: string) => {
    const styles = stylesSince(cache, written, nonce);
    if (isHeadDone) return write(styles + html);
    isHeadDone = true;
    const start = Math.max(html.indexOf(appStart), 0);
    write(`${html.slice(0, start)}${styles}</head><body><div id="root">${html.slice(start)}`);
  };

  return new Promise((resolve, reject) => {
    const stream = new HtmlStream(take);
    stream.on('finish', resolve);
    const limit = setTimeout(() => abort(new Error('the page took too long to render')), renderLimit);
    stream.on('close', () => clearTimeout(limit));
    const { pipe, abort } = renderToPipeableStream(
      <CacheProvider value={cache}>
        <StaticRouter location={url}>
          <App state={state} queryClient={queryClient} parts={parts} footer={<Footer year={state.year} />} />
        </StaticRouter>
      </CacheProvider>,
      {
        nonce,
        // What is ready stands in its place. React would otherwise put a large region at the end, hidden, for a
        // script to move: unreadable without one, and a jump with it.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onShellReady: () => void pipe(stream),
        onShellError(error) {
          clearTimeout(limit);
          reject(error);
        },
        onError,
      },
    );
  });
}
