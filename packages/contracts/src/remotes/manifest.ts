import type { QueryClient } from '@storefront/query';
import type { ComponentType } from 'react';
import type { PageModule } from '../pages/page';
import type { RouteId, RoutesOf } from '../pages/routes';
import type { PanelId, PanelParams, PanelsOf } from '../panels/panels';
import type { WidgetId, WidgetProps, WidgetsOf } from '../widgets/widgets';
import type { RemoteName } from './remotes';

/**
 * A lazy panel module. Its default export is the content of the panel; the shell renders the sheet around it.
 */
export interface PanelModule<Id extends PanelId = PanelId> {
  default: ComponentType<PanelParams<Id>>;
}

/** The argument of a widget's `prefetch`. */
export interface WidgetContext<Id extends WidgetId> {
  props: WidgetProps<Id>;
  queryClient: QueryClient;
}

/** A lazy widget module. `prefetch` loads its data on the server; after a failure the browser loads the data. */
export interface WidgetModule<Id extends WidgetId = WidgetId> {
  default: ComponentType<WidgetProps<Id>>;
  prefetch?: (context: WidgetContext<Id>) => Promise<void>;
}

type Lazy<Module> = () => Promise<Module>;

/**
 * The public interface of a remote: static data with lazy modules. Nothing else is shared between teams. The names of
 * what it opens, emits and listens to are read from its sources.
 */
export interface RemoteManifest<Name extends RemoteName = RemoteName> {
  name: Name;
  pages: { [Id in RoutesOf<Name>]: Lazy<PageModule> };
  panels: { [Id in PanelsOf<Name>]: Lazy<PanelModule<Id>> };
  widgets: { [Id in WidgetsOf<Name>]: Lazy<WidgetModule<Id>> };
  /** Widgets of other teams that a page of this remote embeds; the server loads them before it renders. */
  embeds: { [Id in RoutesOf<Name>]?: readonly WidgetId[] };
}

/** The manifest of any remote, as the shell's loader reads it. */
export interface AnyRemoteManifest {
  name: RemoteName;
  pages: Partial<Record<RouteId, Lazy<PageModule>>>;
  panels: Partial<Record<PanelId, Lazy<{ default: ComponentType<never> }>>>;
  widgets: Partial<Record<WidgetId, Lazy<{ default: ComponentType<never> }>>>;
  embeds: Partial<Record<RouteId, readonly WidgetId[]>>;
}

/** Declares a remote's manifest: the default export of its `src/remote.ts`. */
export function defineManifest<Name extends RemoteName>(
  manifest: RemoteManifest<Name>,
): RemoteManifest<Name> {
  return manifest;
}
