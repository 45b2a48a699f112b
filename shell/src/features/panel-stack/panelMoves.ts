import { type PanelEntry, readEntry, writeEntry } from './panelEntry';
import { closeAll, type HistoryMove } from './panelStack';

/** The part of the router's `navigate` that panels need. */
type Navigate = (
  to: { pathname: string; search: string; hash: string },
  options: { replace: boolean; state: unknown },
) => unknown;

type Request = (entry: PanelEntry) => HistoryMove;

/** Longer than a browser takes to go back: after this the next request runs anyway. */
const TRAVERSAL_TIMEOUT_MS = 1000;

/** The current history entry of the browser; the router's own state is one render behind. */
export function currentAddress() {
  const { pathname, search, hash } = window.location;
  // The router stores an entry's state under this name.
  const { usr } = (window.history.state ?? {}) as { usr?: unknown };
  return { pathname, hash, search, state: usr ?? null };
}

/**
 * Runs requests one after another. Going back is asynchronous, so «close everything, then open this» has to wait in
 * between. A request also waits for the current task to end: when a link closes the panels and navigates, the page has
 * changed by then and nothing needs closing.
 */
export function createPanelMoves() {
  const queue: { request: Request; navigate: Navigate }[] = [];
  let stopWaiting: (() => void) | undefined;

  function write(entry: PanelEntry, replace: boolean, navigate: Navigate) {
    const { pathname, hash, ...address } = currentAddress();
    const { search, state } = writeEntry(address, entry);
    navigate({ pathname, search, hash }, { replace, state });
  }

  function go(delta: number, onArrive: () => void) {
    const done = () => {
      stopWaiting?.();
      onArrive();
      flush();
    };
    const timer = setTimeout(done, TRAVERSAL_TIMEOUT_MS);
    window.addEventListener('popstate', done);
    stopWaiting = () => {
      clearTimeout(timer);
      window.removeEventListener('popstate', done);
      stopWaiting = undefined;
    };
    window.history.go(delta);
  }

  function run(move: HistoryMove, navigate: Navigate) {
    if (move.kind === 'none') return;
    if (move.kind !== 'go') return write(move.entry, move.kind === 'replace', navigate);
    go(move.delta, () => {
      const arrived = readEntry(currentAddress());
      // A panel that a link opened is on the page's own entry. The browser may also not have moved at all.
      if (move.closing && arrived.pushed === 0) run(closeAll(arrived), navigate);
    });
  }

  function flush() {
    while (!stopWaiting) {
      const next = queue.shift();
      if (!next) return;
      run(next.request(readEntry(currentAddress())), next.navigate);
    }
  }

  return {
    request(request: Request, navigate: Navigate) {
      queue.push({ request, navigate });
      queueMicrotask(flush);
    },
    dispose() {
      queue.length = 0;
      stopWaiting?.();
    },
  };
}
