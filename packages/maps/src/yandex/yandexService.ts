import type { YandexApi } from './yandexTypes';

/** How long the service may take. Milliseconds. */
const patience = 10_000;

/** How long it is left alone after it could not be had. Milliseconds. */
const pause = 60_000;

type State =
  | { kind: 'idle' }
  | { kind: 'loading'; promise: Promise<YandexApi>; settle: (api: YandexApi | undefined) => void }
  | { kind: 'ready'; promise: Promise<YandexApi> }
  | { kind: 'failed'; at: number };

/** Whether the service is there. One for the page; a failure may be followed by another attempt. */
export function createYandexService() {
  let state: State = { kind: 'idle' };
  let attempts = 0;
  const listeners = new Set<() => void>();

  function load(): Promise<YandexApi> {
    let settle: (api: YandexApi | undefined) => void = () => undefined;
    const promise = new Promise<YandexApi>((resolve, reject) => {
      const timer = setTimeout(fail, patience);
      settle = (api) => {
        clearTimeout(timer);
        if (api) resolve(api);
        else reject(new Error('the maps service cannot be had'));
      };
    });
    state = { kind: 'loading', promise, settle };
    attempts += 1;
    for (const listener of listeners) listener();
    return promise;
  }

  function fail() {
    if (state.kind !== 'loading') return;
    const { settle } = state;
    state = { kind: 'failed', at: Date.now() };
    settle(undefined);
  }

  return {
    /** The service, or a rejection when it does not come in time. */
    start(): Promise<YandexApi> {
      if (state.kind === 'loading' || state.kind === 'ready') return state.promise;
      if (state.kind === 'failed' && Date.now() - state.at < pause) {
        return Promise.reject(new Error('the maps service could not be had a moment ago'));
      }
      return load();
    },
    succeed(api: YandexApi) {
      if (state.kind !== 'loading') return;
      const { promise, settle } = state;
      state = { kind: 'ready', promise };
      settle(api);
    },
    fail,
    /** Counts attempts: each wants a loader of its own. */
    attempt: () => attempts,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export const yandexService = createYandexService();
