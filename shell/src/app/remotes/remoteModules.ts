import {
  type AnyRemoteManifest,
  isStaticWidget,
  type PanelId,
  panels,
  type RemoteName,
  type RouteId,
  routes,
  type TrackedPromise,
  trackStatus,
  type WidgetId,
  widgets,
} from '@storefront/contracts';
import type { ComponentType } from 'react';
import { throwerOf } from './throwerOf';

/** A page, panel or widget of some team: `page:home`, `panel:cart`, `widget:catalog:recommendations`. */
export type RemoteModuleKey = `page:${RouteId}` | `panel:${PanelId}` | `widget:${WidgetId}`;

export interface LoadedModule {
  default: ComponentType<never>;
}

/** The manifest lacks the module: the release breaks the contract. */
export class MissingModuleError extends Error {
  override name = 'MissingModuleError';
}

/** Receives which modules fail and which are loaded. */
export interface FailureReports {
  notLoaded(key: RemoteModuleKey, error: unknown): void;
  notRendered(key: RemoteModuleKey, error: unknown, componentStack: string): void;
  loaded(key: RemoteModuleKey): void;
}

/** Loads each module of a remote once, and remembers the outcome. */
export interface RemoteModules {
  load(key: RemoteModuleKey): Promise<LoadedModule>;
  /** Loads a module that may be needed soon. A failure is forgotten, and other modules of its remote stay loaded. */
  preload(key: RemoteModuleKey): void;
  /** Reads the state without loading. */
  peek(key: RemoteModuleKey): { state: 'absent' | 'pending' | 'ready' | 'failed' };
  /**
   * An error reached the module's place. If the module failed to load, the error is reported already. Returns whether
   * another remote threw it: a widget in the module, which the module has removed.
   */
  notRendered(key: RemoteModuleKey, error: unknown, componentStack: string): boolean;
  /**
   * Forgets a module that failed to load, so that the next `load` requests it again («Повторить»). Forgets its remote
   * too, unless only a chunk did not arrive. A module that has loaded stays (decision 0092). Does nothing while the
   * module is being requested.
   */
  retry(key: RemoteModuleKey): void;
  /**
   * Why the server's HTML of a module must stay as it is: `static`, because the module needs no script; `failed`,
   * because its script could not be loaded. Undefined when the module renders normally.
   */
  staticHtmlReason(key: RemoteModuleKey): 'static' | 'failed' | undefined;
  /**
   * From now on the module renders like any other, because a place without the server's HTML needs it. A failed load is
   * forgotten. Further calls do nothing.
   */
  releaseStaticHtml(key: RemoteModuleKey): void;
}

export function ownerOf(key: RemoteModuleKey): RemoteName | 'shell' {
  if (key.startsWith('page:')) return routes[key.slice(5) as RouteId].owner;
  if (key.startsWith('panel:')) return panels[key.slice(6) as PanelId].owner;
  return widgets[key.slice(7) as WidgetId].owner;
}

/** Whether a module is static: the browser loads no script for it if the server rendered it. */
export function isStaticModule(key: RemoteModuleKey): boolean {
  return key.startsWith('widget:') && isStaticWidget(key.slice(7) as WidgetId);
}

function loaderIn(manifest: AnyRemoteManifest, key: RemoteModuleKey) {
  if (key.startsWith('page:')) return manifest.pages[key.slice(5) as RouteId];
  if (key.startsWith('panel:')) return manifest.panels[key.slice(6) as PanelId];
  return manifest.widgets[key.slice(7) as WidgetId];
}

interface RemoteModulesOptions {
  /** `isPartOfPage`: the module belongs to the page that is being loaded, and no press has requested it. */
  loadRemote: (name: RemoteName, isPartOfPage: boolean) => Promise<AnyRemoteManifest>;
  forgetRemote?: (name: RemoteName) => void;
  /** Modules that the shell itself provides. */
  shellModules?: Partial<Record<RemoteModuleKey, () => Promise<LoadedModule>>>;
  /** Whether the page arrived with a place for this module, filled or empty. */
  isPartOfPage?: (key: RemoteModuleKey) => boolean;
  /** Whether the page arrived with this module's HTML in it. */
  isOnPage?: (key: RemoteModuleKey) => boolean;
  /** A failed preload is not reported: the module is requested again later. */
  reports?: FailureReports;
}

export function createRemoteModules({
  loadRemote,
  forgetRemote,
  shellModules = {},
  isPartOfPage = () => false,
  isOnPage,
  reports,
}: RemoteModulesOptions): RemoteModules {
  const loads = new Map<RemoteModuleKey, TrackedPromise<LoadedModule>>();
  const released = new Set<RemoteModuleKey>();
  /** Loads whose outcome is reported. */
  const watched = new WeakSet<Promise<LoadedModule>>();

  async function start(key: RemoteModuleKey): Promise<LoadedModule> {
    const owner = ownerOf(key);
    const isFirstLoad = isPartOfPage(key) && !released.has(key);
    const loadModule =
      shellModules[key] ??
      (owner === 'shell' ? undefined : loaderIn(await loadRemote(owner, isFirstLoad), key));
    if (!loadModule) throw new MissingModuleError(`${owner} has no ${key}`);
    return (await loadModule()) as LoadedModule;
  }

  function retry(key: RemoteModuleKey) {
    const failed = loads.get(key);
    // A second press, here or in another place of the module, before the first retry has ended.
    if (!failed || failed.status === 'pending') return;
    released.add(key);
    // The module threw because of its data or its state, and both are read again when it is rendered again.
    if (failed.status === 'fulfilled') return;
    // The remote requests a chunk again by itself. If the remote were reloaded, its modules would not share state with
    // the modules on the page.
    const isWhole = String(failed.reason).startsWith('ChunkLoadError');
    loads.delete(key);
    const owner = ownerOf(key);
    if (owner !== 'shell' && !isWhole) forgetRemote?.(owner);
  }

  function request(key: RemoteModuleKey) {
    const known = loads.get(key);
    if (known) return known;
    const loading = trackStatus(start(key));
    loads.set(key, loading);
    return loading;
  }

  function load(key: RemoteModuleKey) {
    const loading = request(key);
    if (reports && !watched.has(loading)) {
      watched.add(loading);
      loading.then(
        () => reports.loaded(key),
        (error: unknown) => reports.notLoaded(key, error),
      );
    }
    return loading;
  }

  return {
    load,
    preload(key) {
      const loading = request(key);
      loading.catch(() => loads.get(key) === loading && loads.delete(key));
    },
    peek(key) {
      const status = loads.get(key)?.status;
      if (!status) return { state: 'absent' };
      return { state: status === 'fulfilled' ? 'ready' : status === 'rejected' ? 'failed' : 'pending' };
    },
    notRendered(key, error, componentStack) {
      if (loads.get(key)?.status !== 'rejected') reports?.notRendered(key, error, componentStack);
      return (throwerOf(error) ?? ownerOf(key)) !== ownerOf(key);
    },
    staticHtmlReason(key) {
      if (released.has(key) || !isOnPage?.(key)) return undefined;
      if (isStaticModule(key)) return 'static';
      return loads.get(key)?.status === 'rejected' ? 'failed' : undefined;
    },
    releaseStaticHtml(key) {
      if (released.has(key)) return;
      released.add(key);
      if (loads.get(key)?.status === 'rejected') retry(key);
    },
    retry,
  };
}
