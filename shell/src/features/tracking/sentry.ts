import {
  BrowserClient,
  captureConsoleIntegration,
  dedupeIntegration,
  defaultStackParser,
  getCurrentScope,
  globalHandlersIntegration,
  makeFetchTransport,
} from '@sentry/browser';

export interface ErrorReports {
  dsn: string;
  brandKey: string;
}

/** An address without what customers have typed or were sent. */
const bare = (url: string | undefined) => url?.split(/[?#]/, 1)[0];

/**
 * Sends what goes wrong on the page to a Sentry project, without a word of who it happened to. What a part of the
 * page threw comes by the console, where its boundary writes it. Returns what ends it.
 */
export function startErrorReports({ dsn, brandKey }: ErrorReports): () => void {
  const client = new BrowserClient({
    dsn,
    transport: makeFetchTransport,
    stackParser: defaultStackParser,
    integrations: [
      globalHandlersIntegration(),
      captureConsoleIntegration({ levels: ['error'] }),
      dedupeIntegration(),
    ],
    initialScope: { tags: { brand: brandKey } },
    beforeSend: (event) => {
      delete event.user;
      const page = bare(window.location.href);
      return { ...event, request: page ? { url: page } : {}, breadcrumbs: [] };
    },
  });
  const scope = getCurrentScope();
  scope.setClient(client);
  client.init();
  return () => {
    scope.setClient(undefined);
    void client.close(2000);
  };
}
