import { ClockReadContext } from '@storefront/contracts';
import type { QueryClient } from '@storefront/query';
import { StaticRouter } from '@storefront/router/static';
import { serverStylesAttribute, stylesOf } from '@storefront/styles';
import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { App } from '../../app/App';
import type { RemoteModules } from '../../app/remotes/remoteModules';
import type { PageState } from '../../app/state/pageState';
import { Footer } from '../../features/footer';

/** The app's root element. React's output before it (title, meta, preloads) belongs into the head. */
const appStart = '<div id="app"';
const renderTimeoutMs = 10_000;

/**
 * Collects the output of React between two flushes and passes it on as one piece. React splits its chunks anywhere, even
 * inside a tag, but calls `flush` whenever the HTML so far is complete.
 */
function htmlStream(onHtml: (html: string) => void): Writable {
  let chunks: Buffer[] = [];
  const flush = () => {
    if (chunks.length === 0) return;
    const html = Buffer.concat(chunks).toString('utf8');
    chunks = [];
    onHtml(html);
  };
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      done();
    },
    final(done) {
      flush();
      done();
    },
  });
  return Object.assign(stream, { flush });
}

interface RenderOptions {
  url: string;
  nonce: string;
  state: PageState;
  queryClient: QueryClient;
  remoteModules: RemoteModules;
  /** HTML at the start of the body, which is no part of the app. */
  beforeApp: string;
  write: (html: string) => void;
  onClockRead: () => void;
  onError: (error: unknown) => void;
}

/**
 * Renders the app as a stream. `write` first receives the rest of the head and the app outside its Suspense
 * boundaries, then each later region after the styles it needs. Resolves when everything is written.
 */
export function renderApp({
  url,
  nonce,
  state,
  queryClient,
  remoteModules,
  beforeApp,
  write,
  onClockRead,
  onError,
}: RenderOptions): Promise<void> {
  const written = new Set<string>();
  let isHeadWritten = false;

  const onHtml = (html: string) => {
    const css = stylesOf(html, written);
    const styles = css === '' ? '' : `<style ${serverStylesAttribute} nonce="${nonce}">${css}</style>`;
    if (isHeadWritten) return write(styles + html);
    isHeadWritten = true;
    const start = Math.max(html.indexOf(appStart), 0);
    write(`${html.slice(0, start)}${styles}</head><body>${beforeApp}<div id="root">${html.slice(start)}`);
  };

  return new Promise((resolve, reject) => {
    const stream = htmlStream(onHtml);
    stream.on('finish', resolve);
    const timer = setTimeout(() => abort(new Error('the page took too long to render')), renderTimeoutMs);
    stream.on('close', () => clearTimeout(timer));
    const { pipe, abort } = renderToPipeableStream(
      <StaticRouter location={url}>
        <ClockReadContext value={onClockRead}>
          <App
            state={state}
            queryClient={queryClient}
            remoteModules={remoteModules}
            footer={<Footer year={state.year} />}
          />
        </ClockReadContext>
      </StaticRouter>,
      {
        nonce,
        // Regions that are ready are written in place. React would otherwise write a large one hidden at the end, for
        // a script to move: unreadable without scripts, and a layout shift with them.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onShellReady: () => void pipe(stream),
        onShellError(error) {
          clearTimeout(timer);
          reject(error);
        },
        onError,
      },
    );
  });
}
