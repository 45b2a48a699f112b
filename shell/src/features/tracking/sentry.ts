import {
  BrowserClient,
  captureConsoleIntegration,
  dedupeIntegration,
  defaultStackParser,
  getCurrentScope,
  globalHandlersIntegration,
  type ErrorEvent,
  makeFetchTransport,
  type StackFrame,
} from '@sentry/browser';
import { withoutPersonalData } from './withoutPersonalData';

export interface ErrorReports {
  dsn: string;
  brandKey: string;
}

/** An address without what customers have typed or were sent. */
const bare = (url: string | undefined) => url?.split(/[?#]/, 1)[0];

/** Longer messages are cut: what is wrong stands at their beginning. Characters. */
const longestMessage = 1_000;

const told = (text: string | undefined) => withoutPersonalData((text ?? '').slice(0, longestMessage));

/** Of what the console was given only the words that we wrote: the rest may be anything of the customer's. */
function firstWords({ message, extra }: ErrorEvent): string | undefined {
  const given = extra?.['arguments'];
  return Array.isArray(given) && given.length > 0 ? String(given[0]) : message;
}

/** An event without a word of who it happened to. */
function anonymous(event: ErrorEvent): ErrorEvent {
  const { user: _user, extra: _extra, logentry: _logentry, exception, ...rest } = event;
  const page = bare(window.location.href);
  const words = told(firstWords(event));
  const values = exception?.values?.map(({ stacktrace, ...value }) => ({
    ...value,
    // Where nothing was thrown the words stand in the place of an error's.
    value: value.mechanism?.synthetic ? words : told(value.value),
    ...(stacktrace ? { stacktrace: { frames: stacktrace.frames?.map(bareFrame) ?? [] } } : {}),
  }));
  return {
    ...rest,
    ...(event.message === undefined ? {} : { message: words }),
    ...(values ? { exception: { values } } : {}),
    request: page ? { url: page } : {},
    breadcrumbs: [],
  };
}

/** The page itself stands in the stack by its address. */
function bareFrame(frame: StackFrame): StackFrame {
  const filename = bare(frame.filename);
  return filename === undefined ? frame : { ...frame, filename };
}

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
    // The collector shall not keep the address that a report comes from either.
    dataCollection: { userInfo: false },
    initialScope: { tags: { brand: brandKey } },
    beforeSend: anonymous,
  });
  const scope = getCurrentScope();
  scope.setClient(client);
  client.init();
  return () => {
    scope.setClient(undefined);
    void client.close(2000);
  };
}
