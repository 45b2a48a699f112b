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

/** The address without query and fragment, which may hold personal data. */
const withoutQuery = (url: string | undefined) => url?.split(/[?#]/, 1)[0];

/** Longer messages are cut. Characters. */
const maxMessageLength = 1_000;

/** The most reports of a page: a repeated failure, for example in a timer of a remote, says nothing new after them. */
const maxReports = 100;

const cleanMessage = (text: string | undefined) =>
  withoutPersonalData((text ?? '').slice(0, maxMessageLength));

/** The first argument of a console call, which our code wrote. Further arguments may hold personal data. */
function consoleMessage({ message, extra }: ErrorEvent): string | undefined {
  const args = extra?.['arguments'];
  return Array.isArray(args) && args.length > 0 ? String(args[0]) : message;
}

/** The event without personal data. */
function anonymise(event: ErrorEvent): ErrorEvent {
  const { user: _user, extra: _extra, logentry: _logentry, exception, ...rest } = event;
  const page = withoutQuery(window.location.href);
  const message = cleanMessage(consoleMessage(event));
  const values = exception?.values?.map(({ stacktrace, ...value }) => ({
    ...value,
    // A synthetic exception contains the console message instead of the message of an error.
    value: value.mechanism?.synthetic ? message : cleanMessage(value.value),
    ...(stacktrace ? { stacktrace: { frames: stacktrace.frames?.map(frameWithoutQuery) ?? [] } } : {}),
  }));
  return {
    ...rest,
    ...(event.message === undefined ? {} : { message }),
    ...(values ? { exception: { values } } : {}),
    request: page ? { url: page } : {},
    breadcrumbs: [],
  };
}

/** A stack frame may name the page itself by its address. */
function frameWithoutQuery(frame: StackFrame): StackFrame {
  const filename = withoutQuery(frame.filename);
  return filename === undefined ? frame : { ...frame, filename };
}

/**
 * Reports the page's errors to a Sentry project, without personal data. Error boundaries write to the console, which
 * the reports read. Returns a function that stops the reports.
 */
export function startErrorReports({ dsn, brandKey }: ErrorReports): () => void {
  let reports = 0;
  const client = new BrowserClient({
    dsn,
    transport: makeFetchTransport,
    stackParser: defaultStackParser,
    integrations: [
      globalHandlersIntegration(),
      captureConsoleIntegration({ levels: ['error'] }),
      dedupeIntegration(),
    ],
    // The collector must not save the visitor's IP address either.
    dataCollection: { userInfo: false },
    initialScope: { tags: { brand: brandKey } },
    beforeSend: (event) => (++reports > maxReports ? null : anonymise(event)),
  });
  const scope = getCurrentScope();
  scope.setClient(client);
  client.init();
  return () => {
    scope.setClient(undefined);
    void client.close(2000);
  };
}
