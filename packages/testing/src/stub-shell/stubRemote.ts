import type { AnyRemoteManifest, Brand, PageModule } from '@storefront/contracts';
import type { QueryClient } from '@storefront/query';
import { type ComponentType, createContext, use } from 'react';
import type { StubLocation } from './stubUrl';

/** A page, panel or widget with its parameters or props. */
export type RemoteModule = Exclude<StubLocation, { kind: 'not-found' }>;

interface StubRemoteValue {
  manifest: AnyRemoteManifest;
  queryClient: QueryClient;
  /** Loads a module once per address; undefined when another team owns it. */
  load(remoteModule: RemoteModule): Promise<ComponentType<object>> | undefined;
}

/**
 * Loads the remote's modules; a page with its data, as in the shell. Only a reload retries a failed module.
 */
export function createStubRemote(
  manifest: AnyRemoteManifest,
  queryClient: QueryClient,
  brand: Brand,
): StubRemoteValue {
  const loading = new Map<string, Promise<ComponentType<object>>>();

  async function loadPage(load: () => Promise<PageModule>, params: Record<string, string | undefined>) {
    const module = await load();
    const context = { params, search: new URLSearchParams(window.location.search), queryClient, brand };
    await module.prefetch?.(context);
    const { title } = module.head?.(context) ?? {};
    if (title) document.title = title;
    return module.default as ComponentType<object>;
  }

  function startLoading(remoteModule: RemoteModule): Promise<ComponentType<object>> | undefined {
    if (remoteModule.kind === 'page') {
      const load = manifest.pages[remoteModule.id];
      return load && loadPage(load, remoteModule.params);
    }
    const { kind, id } = remoteModule;
    const load = kind === 'panel' ? manifest.panels[id] : manifest.widgets[id];
    return load?.().then((module) => module.default as ComponentType<object>);
  }

  return {
    manifest,
    queryClient,
    load(remoteModule) {
      const { kind, id } = remoteModule;
      const key = JSON.stringify([kind, id, kind === 'page' ? remoteModule.params : '']);
      const promise = loading.get(key) ?? startLoading(remoteModule);
      if (promise) loading.set(key, promise);
      return promise;
    },
  };
}

const StubRemoteContext = createContext<StubRemoteValue | undefined>(undefined);

export const StubRemoteProvider = StubRemoteContext.Provider;

/** @throws Error outside a `StubRemoteProvider`. */
export function useStubRemote(): StubRemoteValue {
  const remote = use(StubRemoteContext);
  if (!remote) throw new Error('useStubRemote needs a StubRemoteProvider above it');
  return remote;
}
