import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Configuration } from 'webpack-dev-server';
import { type DevPage, devDocument } from './devDocument';

interface DevPagesOptions extends DevPage {
  /** The built shell server. */
  backUrl: string;
  /** The one page that stands for all addresses: a stub of the shell has its own. */
  alwaysAt?: string;
  /** Resolves when every app is built: a remote's entry that waits for its build would run out of time. */
  ready: () => Promise<unknown>;
}

/** Where a navigation leads to no page of the shell: calls, pictures, the payment page. */
const noPage = /^\/(?:api|storage|pay|geo|fonts|socket\.io)(?:[/?]|$)/;

/** A page is asked for by a browser's navigation; everything else is a file or a call. */
function isPage({ method, headers, url = '/' }: IncomingMessage): boolean {
  return method === 'GET' && Boolean(headers.accept?.includes('text/html')) && !noPage.test(url);
}

/** The shell server decides about redirects, status and session; the document is made a development page. */
async function answer(request: IncomingMessage, response: ServerResponse, options: DevPagesOptions) {
  await options.ready();
  const found = await fetch(options.backUrl + (options.alwaysAt ?? request.url ?? '/'), {
    headers: { accept: 'text/html', cookie: request.headers.cookie ?? '' },
    redirect: 'manual',
  });
  const location = found.headers.get('location');
  if (location) response.setHeader('location', location);
  const cookies = found.headers.getSetCookie();
  if (cookies.length > 0) response.setHeader('set-cookie', cookies);
  response.setHeader('content-type', found.headers.get('content-type') ?? 'text/html; charset=utf-8');
  response.setHeader('cache-control', 'no-store');
  response.statusCode = found.status;
  response.end(devDocument(await found.text(), options));
}

/** Answers navigations of the dev server; whatever else is asked goes on. */
export function devPages(options: DevPagesOptions): Configuration['setupMiddlewares'] {
  return (middlewares) => {
    middlewares.unshift({
      name: 'page',
      middleware: (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => {
        if (isPage(request)) answer(request, response, options).catch(next);
        else next();
      },
    });
    return middlewares;
  };
}
