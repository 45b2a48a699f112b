import {
  type AnyRemoteManifest,
  isStaticWidget,
  type PanelId,
  panels,
  type RemoteName,
  type RouteId,
  routes,
  type WidgetId,
  widgets,
} from '@storefront/contracts';
import type { ComponentType } from 'react';
import { type Settled, settle } from './settle';

/** A page, panel or widget of some team: `page:home`, `panel:cart`, `widget:catalog:recommendations`. */
export type PartKey = `page:${RouteId}` | `panel:${PanelId}` | `widget:${WidgetId}`;

export interface PartModule {
  default: ComponentType<never>;
}

/** The manifest has no such part: a release that breaks the contract. */
export class MissingPartError extends Error {
  override name = 'MissingPartError';
}

/** Loads parts of remotes once each and remembers how that ended. */
export interface RemoteParts {
  load(key: PartKey): Promise<PartModule>;
  /** Loads what may be wanted soon. A failure is forgotten, and what the page has of that remote stays as it is. */
  loadAhead(key: PartKey): void;
  /** What has been loaded, without loading. */
  peek(key: PartKey): { state: 'absent' | 'pending' | 'ready' | 'failed' };
  /** Forgets a part that failed, so that the next `load` asks again («Повторить»). */
  retry(key: PartKey): void;
  /**
   * Whose HTML must stay as the server wrote it: `static`, because it needs no script; `failed`, because its
   * script could not be had.
   */
  frozen(key: PartKey): 'static' | 'failed' | undefined;
  /** Its server HTML has left the page: from now on it is a part like any other. */
  thaw(key: PartKey): void;
}

export function ownerOf(key: PartKey): RemoteName | 'shell' {
  if (key.startsWith('page:')) return routes[key.slice(5) as RouteId].owner;
  if (key.startsWith('panel:')) return panels[key.slice(6) as PanelId].owner;
  return widgets[key.slice(7) as WidgetId].owner;
}

/** The browser loads no script for it where the server drew it. */
export function isStatic(key: PartKey): boolean {
  return key.startsWith('widget:') && isStaticWidget(key.slice(7) as WidgetId);
}

function loaderIn(manifest: AnyRemoteManifest, key: PartKey) {
  if (key.startsWith('page:')) return manifest.pages[key.slice(5) as RouteId];
  if (key.startsWith('panel:')) return manifest.panels[key.slice(6) as PanelId];
  return manifest.widgets[key.slice(7) as WidgetId];
}

interface RemotePartsOptions {
  loadRemote: (name: RemoteName) => Promise<AnyRemoteManifest>;
  forgetRemote?: (name: RemoteName) => void;
  /** Parts that the shell itself draws, its own and those that their owners have not built yet. */
  own?: Partial<Record<PartKey, () => Promise<PartModule>>>;
  /** Whether the page came with this part's HTML in it. */
  isOnPage?: (key: PartKey) => boolean;
}

export function createRemoteParts({
  loadRemote,
  forgetRemote,
  own = {},
  isOnPage,
}: RemotePartsOptions): RemoteParts {
  const parts = new Map<PartKey, Settled<PartModule>>();

  async function start(key: PartKey): Promise<PartModule> {
    const owner = ownerOf(key);
    const load = own[key] ?? (owner === 'shell' ? undefined : loaderIn(await loadRemote(owner), key));
    if (!load) throw new MissingPartError(`${owner} has no ${key}`);
    return (await load()) as PartModule;
  }

  const thawed = new Set<PartKey>();

  function retry(key: PartKey) {
    parts.delete(key);
    const owner = ownerOf(key);
    if (owner !== 'shell') forgetRemote?.(owner);
  }

  function load(key: PartKey) {
    const known = parts.get(key);
    if (known) return known;
    const loading = settle(start(key));
    parts.set(key, loading);
    return loading;
  }

  return {
    load,
    loadAhead(key) {
      const loading = load(key);
      loading.catch(() => parts.get(key) === loading && parts.delete(key));
    },
    peek(key) {
      const status = parts.get(key)?.status;
      if (!status) return { state: 'absent' };
      return { state: status === 'fulfilled' ? 'ready' : status === 'rejected' ? 'failed' : 'pending' };
    },
    frozen(key) {
      if (thawed.has(key) || !isOnPage?.(key)) return undefined;
      if (isStatic(key)) return 'static';
      return parts.get(key)?.status === 'rejected' ? 'failed' : undefined;
    },
    thaw(key) {
      thawed.add(key);
      if (parts.get(key)?.status === 'rejected') retry(key);
    },
    retry,
  };
}
