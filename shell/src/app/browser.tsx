import { createApi, createQueryClient, markLoggedIn } from '@storefront/api-client';
import { pageBuildsHeader, pageBuildsText } from '@storefront/api-contract/page-builds';
import { emit, paths, serviceWorkerPath, storageKeys } from '@storefront/contracts';
import { createRemoteLoader, installTrustedTypesPolicy, timeLimits } from '@storefront/federation/browser';
import { nextTask } from '@storefront/federation/next-task';
import { hydrate as hydrateQueries, notifyManager } from '@storefront/query';
import { adoptServerStyles } from '@storefront/styles';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { isLostChunk, reloadThisPage } from '../features/error-pages';
import { fetchUntilLogout } from '../features/session';
import { usePanelTitle } from '../shared/panel-title/usePanelTitle';
import { matchRoute } from '../shared/routing/matchRoute';
import { visitAddress } from '../shared/routing/pageAddress';
import { thirdPartyScripts } from '../shared/third-parties/thirdParties';
import { App } from './App';
import { createFailureReports } from './remotes/failureReports';
import { createRemoteModules, isStaticModule, type RemoteModuleKey } from './remotes/remoteModules';
import { shellModules } from './remotes/shellModules';
import { markPageReady } from './routing/pageData';
import { PageRouter } from './routing/PageRouter';
import { appStartedEvent } from './state/appStartedEvent';
import { readState } from './state/pageState';

/** Modules that the page arrived with. */
const modulesOnPage = (state = '') =>
  [...document.querySelectorAll<HTMLElement>(`[data-module]${state}`)].map(
    ({ dataset }) => dataset['module'] as RemoteModuleKey,
  );

/** Guards the reload of a page without a state, which does not know its brand's keys. */
const stateReloadKey = 'pageStateReloadAt';

/** How many answers of a visit the browser remembers; `isLostChunk` looks for a failed chunk among them. */
const rememberedAnswers = 1000;

/** With `keepsPanels` the open panels open again there: they are in the state of the history entry. */
function reloadAtHome({ keepsPanels = false } = {}) {
  if (!keepsPanels) return window.location.assign(paths.home());
  window.history.replaceState(window.history.state, '', paths.home());
  window.location.reload();
}

/** In several tasks, like the evaluation before it (decision 0098). */
async function start() {
  await nextTask();
  performance.setResourceTimingBufferSize(rememberedAnswers);
  // A tap on the cart rerenders within the same task, not a task and a frame later.
  notifyManager.setScheduler(queueMicrotask);
  const state = await readState(document, () => reloadThisPage(stateReloadKey));
  installTrustedTypesPolicy(
    ['/assets/', '/mf/', serviceWorkerPath, ...thirdPartyScripts(state.brand)],
    state.brand.maps !== undefined,
  );
  usePanelTitle.setState({ title: state.panelTitle });
  await nextTask();
  const loader = createRemoteLoader({ releases: state.releases });
  const expected = modulesOnPage();
  // Modules that the server rendered: hydration must find them loaded, or leave their HTML alone.
  const rendered = modulesOnPage(':not([data-empty])');
  const remoteModules = createRemoteModules({
    loadRemote: (name, isPartOfPage) =>
      loader.load(name, isPartOfPage ? timeLimits.ofPage : timeLimits.ofPress),
    forgetRemote: loader.forget,
    shellModules,
    isPartOfPage: (key) => expected.includes(key),
    isOnPage: (key) => rendered.includes(key),
    reports: createFailureReports({ builds: state.releases }),
  });
  await nextTask();
  const api = createApi({
    baseUrl: '',
    // Not bound: a page that traces its taps replaces it later.
    fetch: fetchUntilLogout((input, init) => window.fetch(input, init)),
    headers: { [pageBuildsHeader]: pageBuildsText(state.releases) },
    addressInTakeMethod: state.brand.flags.addressInTakeMethod,
    onUnauthorized: () => emit('shell:logout-requested', { reason: 'unauthorized' }),
  });
  const queryClient = createQueryClient(api);
  if (state.session.status === 'user') markLoggedIn(queryClient);
  hydrateQueries(queryClient, state.queries);

  const { pathname, search } = window.location;
  const matched = matchRoute(pathname);
  if (matched && rendered.includes(`page:${matched.id}`)) {
    markPageReady(queryClient, visitAddress(pathname, search));
  }
  await Promise.allSettled(
    rendered.filter((key) => !isStaticModule(key)).map((key) => remoteModules.load(key)),
  );

  // Of regions that have arrived since the first adoption.
  adoptServerStyles(document);
  const hydrate = () =>
    hydrateRoot(
      document.getElementById('root') as HTMLElement,
      <PageRouter>
        <App
          state={state}
          queryClient={queryClient}
          remoteModules={remoteModules}
          reloadAtHome={reloadAtHome}
        />
      </PageRouter>,
      {
        // The error boundary has logged the error already. A reload may bring a page whose chunks still exist (spec
        // §8).
        onCaughtError: (error) => {
          if (isLostChunk(error)) reloadThisPage(storageKeys(state.brand.key).chunkReloadAt);
        },
        onRecoverableError: (error) => console.warn('rendered again in the browser', error),
      },
    );
  // After a press the visitor waits for the panel. Otherwise hydration is a transition: it runs in slices, between
  // which the page responds.
  if (document.querySelector('[data-early-sheet]')) hydrate();
  else startTransition(() => void hydrate());
  document.documentElement.dataset['hydrated'] = '';
  document.dispatchEvent(new Event(appStartedEvent));
}

void start();
