import type { AnyRemoteManifest, Brand, PageModule, PanelId, RouteId, WidgetId } from '@storefront/contracts';
import type { QueryClient } from '@storefront/query';
import { type ComponentType, createContext, use } from 'react';
import type { Place } from './place';

/** Something of the remote that can be drawn. */
export type Part = Exclude<Place, { kind: 'nothing' }>;

interface StubRemoteValue {
  manifest: AnyRemoteManifest;
  queryClient: QueryClient;
  /** Loads a part once per address; undefined when another team owns it. */
  load(part: Part): Promise<ComponentType<object>> | undefined;
}

/** Loads the remote's parts, a page with its data as in the shell. What failed is loaded anew by a reload. */
export function createStubRemote(
  manifest: AnyRemoteManifest,
  queryClient: QueryClient,
  brand: Brand,
): StubRemoteValue {
  const loading = new Map<string, Promise<ComponentType<object>>>();

  async function page(load: () => Promise<PageModule>, params: Record<string, string | undefined>) {
    const module = await load();
    const search = new URLSearchParams(window.location.search);
    await module.prefetch?.({ params, search, queryClient });
    const { title } = module.head?.({ params, search, queryClient, brand }) ?? {};
    if (title) document.title = title;
    return module.default as ComponentType<object>;
  }

  function start(part: Part): Promise<ComponentType<object>> | undefined {
    if (part.kind === 'page') {
      const load = manifest.pages[part.id];
      return load && page(load, part.params);
    }
    const load = part.kind === 'panel' ? manifest.panels[part.id] : manifest.widgets[part.id];
    return load?.().then((module) => module.default as ComponentType<object>);
  }

  return {
    manifest,
    queryClient,
    load(part) {
      const key = JSON.stringify([part.kind, part.id, part.kind === 'page' ? part.params : '']);
      const known = loading.get(key) ?? start(part);
      if (known) loading.set(key, known);
      return known;
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

/** What the remote offers, by kind. */
export function partsOf({ pages, panels, widgets }: AnyRemoteManifest) {
  return {
    pages: Object.keys(pages) as RouteId[],
    panels: Object.keys(panels) as PanelId[],
    widgets: Object.keys(widgets) as WidgetId[],
  };
}
