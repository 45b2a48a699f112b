import type { YandexApi } from './yandexTypes';

/** Time limit for loading the service. */
const timeoutMs = 10_000;

/** After a failure the service is not loaded again for this long. */
const retryDelayMs = 60_000;

type State =
  | { kind: 'idle' }
  | { kind: 'loading'; promise: Promise<YandexApi>; resolveLoad: (api: YandexApi | undefined) => void }
  | { kind: 'ready'; promise: Promise<YandexApi> }
  | { kind: 'failed'; at: number };

/** The loading state of the service, one for the page; a failure may be followed by another attempt. */
function createYandexService() {
  let state: State = { kind: 'idle' };
  let attempts = 0;
  const listeners = new Set<() => void>();

  function load(): Promise<YandexApi> {
    let resolveLoad: (api: YandexApi | undefined) => void = () => undefined;
    const promise = new Promise<YandexApi>((resolve, reject) => {
      const timer = setTimeout(fail, timeoutMs);
      resolveLoad = (api) => {
        clearTimeout(timer);
        if (api) resolve(api);
        else reject(new Error('the maps service did not load'));
      };
    });
    state = { kind: 'loading', promise, resolveLoad };
    attempts += 1;
    for (const listener of listeners) listener();
    return promise;
  }

  function fail() {
    if (state.kind !== 'loading') return;
    const { resolveLoad } = state;
    state = { kind: 'failed', at: Date.now() };
    resolveLoad(undefined);
  }

  return {
    /** Resolves with the service; rejects when it does not load in time. */
    start(): Promise<YandexApi> {
      if (state.kind === 'loading' || state.kind === 'ready') return state.promise;
      if (state.kind === 'failed' && Date.now() - state.at < retryDelayMs) {
        return Promise.reject(new Error('the maps service failed a moment ago'));
      }
      return load();
    },
    succeed(api: YandexApi) {
      if (state.kind !== 'loading') return;
      const { promise, resolveLoad } = state;
      state = { kind: 'ready', promise };
      resolveLoad(api);
    },
    fail,
    /** Lets the next `start` load again at once. */
    forgetFailure() {
      if (state.kind === 'failed') state = { kind: 'idle' };
    },
    isReady: () => state.kind === 'ready',
    /** Counts attempts: each needs a loader of its own. */
    attempt: () => attempts,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export const yandexService = createYandexService();
