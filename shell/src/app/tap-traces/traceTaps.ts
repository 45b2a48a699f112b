import { partOf } from '../field-figures/causeOf';
import { pageRoute } from '../field-figures/pageRoute';
import { type TapReport, tapState } from './tapReport';

export interface TapOptions {
  /** The proof of the page. */
  proof: string;
  /** Whether the visitor refuses statistics now. */
  isRefused: () => boolean;
}

interface Tap {
  report: Omit<TapReport, 'ago' | 'duration'>;
  from: number;
  /** The end of what it has led to so far. */
  to: number;
  openCalls: number;
}

/** How long after a tap its calls begin, ms: on a slow phone, a panel's files arrive before its calls. */
const reachMs = 5_000;

/** What a tap may show: the content of a panel, a new count on the cart's badge. */
const effects = '[data-panel] [data-module^="panel:"]:not([data-empty]), [data-grown=true]';

const randomHex = (bytes: number) =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** The app calls by a path on the site's own address. */
const isCall = (input: RequestInfo | URL) => typeof input === 'string' && input.startsWith('/api/');

function controlOf(element: Element): TapReport['control'] {
  if (element.closest('[data-sheet]')) return 'opener';
  if (element.closest('a')) return 'link';
  return element.closest('button') ? 'button' : 'other';
}

/**
 * Begins a trace at each press of the visitor, until the page is left. The calls that begin until the next press, at most
 * `reachMs` later, carry its `traceparent`; a press without calls is forgotten. Each is sent alone once its last call has
 * ended, because a collector that chooses whole traces waits for a few seconds only.
 */
export function traceTaps({ proof, isRefused }: TapOptions): void {
  /** Those that were not sent. */
  const taps = new Set<Tap>();
  /** To which the calls belong that begin now. */
  let current: Tap | undefined;

  function send(tap: Tap): void {
    const { report, from, to } = tap;
    if (!taps.delete(tap) || report.calls === 0 || isRefused()) return;
    const times = { ago: performance.now() - from, duration: to - from };
    navigator.sendBeacon('/tap-traces', JSON.stringify({ ...report, ...times } satisfies TapReport));
  }

  /** What was shown before the current tap. */
  let before: ReadonlySet<Element>;
  const observer = new MutationObserver(() => {
    const tap = current;
    const shown = [...document.querySelectorAll<HTMLElement>(effects)].find((one) => !before.has(one));
    if (!tap || !shown) return;
    observer.disconnect();
    tap.report.shown = shown.dataset['module'] ?? 'badge';
    requestAnimationFrame((painted) => {
      tap.to = Math.max(tap.to, painted);
    });
  });

  /** What begins from now on belongs to another tap, or to none. */
  function follow(next: Tap | undefined): void {
    const previous = current;
    current = next;
    observer.disconnect();
    if (previous?.openCalls === 0) send(previous);
    if (!next) return;
    before = new Set(document.querySelectorAll(effects));
    observer.observe(document, { subtree: true, childList: true, attributeFilter: ['data-empty'] });
  }

  function begin(target: Element, from: number): void {
    const tap: Tap = {
      report: {
        proof,
        traceId: randomHex(16),
        spanId: randomHex(8),
        control: controlOf(target),
        module: target.closest<HTMLElement>('[data-module]')?.dataset['module'] ?? 'none',
        remote: partOf(target),
        route: pageRoute(),
        shown: 'none',
        calls: 0,
      },
      from,
      to: from,
      openCalls: 0,
    };
    taps.add(tap);
    follow(tap);
    setTimeout(() => {
      if (current === tap) follow(undefined);
    }, reachMs);
  }

  addEventListener(
    'click',
    ({ isTrusted, target, timeStamp, ctrlKey, metaKey }) => {
      // The app repeats a press that came before it started. A link that is opened in another tab does nothing here.
      if (isTrusted && !ctrlKey && !metaKey && !isRefused()) begin(target as Element, timeStamp);
    },
    true,
  );

  const { fetch } = window;
  window.fetch = (input, init) => {
    const tap = current;
    if (!tap || !isCall(input)) return fetch(input, init);
    const headers = new Headers(init?.headers);
    headers.set('traceparent', `00-${tap.report.traceId}-${tap.report.spanId}-01`);
    headers.set('tracestate', tapState(tap.report));
    tap.report.calls += 1;
    tap.openCalls += 1;
    const end = () => {
      tap.to = performance.now();
      tap.openCalls -= 1;
      if (tap !== current && tap.openCalls === 0) send(tap);
    };
    const answer = fetch(input, { ...init, headers });
    void answer.then(end, end);
    return answer;
  };

  addEventListener('visibilitychange', () => {
    if (!document.hidden) return;
    follow(undefined);
    for (const tap of taps) send(tap);
  });
}
