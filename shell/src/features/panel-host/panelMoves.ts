import { closeAll, type Move, type PanelEntry, readEntry, writeEntry } from './panelStack';

/** The router's navigate, as far as panels need it. */
type Navigate = (
  to: { pathname: string; search: string; hash: string },
  options: { replace: boolean; state: unknown },
) => unknown;

type Request = (entry: PanelEntry) => Move;

/** Longer than a browser takes to go back; then the next request must not wait any more. */
const TRAVERSAL_LIMIT_MS = 1000;

/** The entry the browser stands on now: the router's own state is one render behind. */
export function currentAddress() {
  const { pathname, search, hash } = window.location;
  // The router keeps the state of an entry under this name.
  const { usr } = (window.history.state ?? {}) as { usr?: unknown };
  return { pathname, hash, search, state: usr ?? null };
}

/**
 * Carries requests out one after another. Going back is asynchronous, so «close everything, then open this»
 * has to wait in between. A request also waits for the end of the current task: a link that closes the panels
 * and navigates has then already left, and nothing needs closing.
 */
export function createPanelMoves() {
  const waiting: { request: Request; navigate: Navigate }[] = [];
  let stopWaiting: (() => void) | undefined;

  function write(entry: PanelEntry, replace: boolean, navigate: Navigate) {
    const { pathname, hash, ...address } = currentAddress();
    const { search, state } = writeEntry(address, entry);
    navigate({ pathname, search, hash }, { replace, state });
  }

  function go(delta: number, arrive: () => void) {
    const done = () => {
      stopWaiting?.();
      arrive();
      flush();
    };
    const timer = setTimeout(done, TRAVERSAL_LIMIT_MS);
    window.addEventListener('popstate', done);
    stopWaiting = () => {
      clearTimeout(timer);
      window.removeEventListener('popstate', done);
      stopWaiting = undefined;
    };
    window.history.go(delta);
  }

  function perform(move: Move, navigate: Navigate) {
    if (move.kind === 'none') return;
    if (move.kind !== 'go') return write(move.entry, move.kind === 'replace', navigate);
    go(move.delta, () => {
      if (move.closing) perform(closeAll({ ...readEntry(currentAddress()), pushed: 0 }), navigate);
    });
  }

  function flush() {
    while (!stopWaiting) {
      const next = waiting.shift();
      if (!next) return;
      perform(next.request(readEntry(currentAddress())), next.navigate);
    }
  }

  return {
    request(request: Request, navigate: Navigate) {
      waiting.push({ request, navigate });
      queueMicrotask(flush);
    },
    dispose() {
      waiting.length = 0;
      stopWaiting?.();
    },
  };
}
