import type { ComponentType } from 'react';
import type { EventName } from '../events/events';
import type { PageModule } from '../pages/page';
import type { RouteId, RoutesOf } from '../pages/routes';
import type { PanelId, PanelParams, PanelsOf } from '../panels/panels';
import type { WidgetId, WidgetProps, WidgetsOf } from '../widgets/widgets';
import type { RemoteName } from './remotes';

/** What a lazy panel module exports: the inside of a panel. The shell draws the sheet around it. */
export interface PanelModule<Id extends PanelId = PanelId> {
  default: ComponentType<PanelParams<Id>>;
}

/** What a lazy widget module exports. */
export interface WidgetModule<Id extends WidgetId = WidgetId> {
  default: ComponentType<WidgetProps<Id>>;
}

type Lazy<Module> = () => Promise<Module>;

/**
 * The public face of a remote: static data whose parts are lazy. It is the only thing that crosses a team's
 * line, so everything a remote offers, opens, embeds, says and listens to stands in it and is checked on the
 * built artefact.
 */
export interface RemoteManifest<Name extends RemoteName = RemoteName> {
  name: Name;
  pages: { [Id in RoutesOf<Name>]: Lazy<PageModule> };
  panels: { [Id in PanelsOf<Name>]: Lazy<PanelModule<Id>> };
  widgets: { [Id in WidgetsOf<Name>]: Lazy<WidgetModule<Id>> };
  /** Widgets of other teams that a page of this remote embeds; the server loads them before it renders. */
  embeds: { [Id in RoutesOf<Name>]?: readonly WidgetId[] };
  /** Events this remote emits. */
  emits: readonly EventName[];
  /** Events this remote listens to. */
  hears: readonly EventName[];
  /** Panels of any team that this remote opens. */
  opens: readonly PanelId[];
}

/** A manifest whose exact remote is not known: what the loader of the shell works with. */
export interface AnyRemoteManifest {
  name: RemoteName;
  pages: Partial<Record<RouteId, Lazy<PageModule>>>;
  panels: Partial<Record<PanelId, Lazy<{ default: ComponentType<never> }>>>;
  widgets: Partial<Record<WidgetId, Lazy<{ default: ComponentType<never> }>>>;
  embeds: Partial<Record<RouteId, readonly WidgetId[]>>;
  emits: readonly EventName[];
  hears: readonly EventName[];
  opens: readonly PanelId[];
}

/** Declares a remote's manifest: the default export of its `src/remote.ts`. */
export function defineManifest<Name extends RemoteName>(
  manifest: RemoteManifest<Name>,
): RemoteManifest<Name> {
  return manifest;
}
