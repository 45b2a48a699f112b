import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createApi, createQueryClient } from '@storefront/api-client';
import { emit, paths, storageKeys } from '@storefront/contracts';
import { createRemoteLoader, installTrustedTypesPolicy } from '@storefront/federation/browser';
import { hydrate as hydrateQueries, notifyManager } from '@storefront/query';
import { hydrateRoot } from 'react-dom/client';
import { isChunkError, reloadThisPage } from '../features/error-pages';
import { thirdPartyScripts } from '../shared/third-parties/thirdParties';
import { App } from './App';
import { ownParts } from './remotes/ownParts';
import { createRemoteParts, isStatic, type PartKey } from './remotes/remoteParts';
import { matchRoute } from '../shared/routing/matchRoute';
import { markPageReady } from './routing/pageData';
import { PageRouter } from './routing/PageRouter';
import { visitAddress } from '../shared/routing/pageAddress';
import { readState } from './state/pageState';

/** Parts that the server drew: hydration must find them loaded, or leave their HTML alone. */
function drawnParts(): PartKey[] {
  return [...document.querySelectorAll<HTMLElement>('[data-part]:not([data-empty])')].map(
    (element) => element.dataset['part'] as PartKey,
  );
}

const leave = () => window.location.assign(paths.home());

async function start() {
  // What a tap changes in the cart is drawn with the tap, not a task and a frame later.
  notifyManager.setScheduler(queueMicrotask);
  const state = readState(document);
  installTrustedTypesPolicy(
    ['/assets/', '/mf/', ...thirdPartyScripts(state.brand)],
    state.brand.maps !== undefined,
  );
  const loader = createRemoteLoader({ releases: state.releases });
  const drawn = drawnParts();
  const parts = createRemoteParts({
    loadRemote: loader.load,
    forgetRemote: loader.forget,
    own: ownParts,
    isOnPage: (part) => drawn.includes(part),
  });
  const api = createApi({
    baseUrl: '',
    fetch: window.fetch.bind(window),
    onUnauthorized: () => emit('shell:logout-requested', {}),
  });
  const queryClient = createQueryClient(api);
  hydrateQueries(queryClient, state.queries);

  const { pathname, search } = window.location;
  const matched = matchRoute(pathname);
  if (matched && drawn.includes(`page:${matched.id}`)) {
    markPageReady(queryClient, visitAddress(pathname, search));
  }
  await Promise.allSettled(drawn.filter((part) => !isStatic(part)).map((part) => parts.load(part)));

  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
  const cache = createCache({ key: 'css', ...(nonce ? { nonce } : {}) });
  hydrateRoot(
    document.getElementById('root') as HTMLElement,
    <CacheProvider value={cache}>
      <PageRouter>
        <App state={state} queryClient={queryClient} parts={parts} leave={leave} />
      </PageRouter>
    </CacheProvider>,
    {
      // Every boundary has told the console already; a chunk that is gone may be there after a reload (spec §8).
      onCaughtError: (error) => {
        if (isChunkError(error)) reloadThisPage(storageKeys(state.brand.key).chunkReloadAt);
      },
      onRecoverableError: (error) => console.warn('drawn again in the browser', error),
    },
  );
  document.documentElement.dataset['hydrated'] = '';
}

void start();
