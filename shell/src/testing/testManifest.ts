import type { AnyRemoteManifest, WidgetId } from '@storefront/contracts';
import type { ComponentType } from 'react';
import type { RemoteModuleKey } from '../app/remotes/remoteModules';

/** A manifest of mf-catalog with the given widgets and nothing else. */
export function testManifest(
  widgets: Partial<Record<RemoteModuleKey, ComponentType<never>>>,
): AnyRemoteManifest {
  const loaders = Object.entries(widgets).map(([key, component]) => [
    key.slice('widget:'.length) as WidgetId,
    async () => ({ default: component }),
  ]);
  return {
    name: 'catalog',
    pages: {},
    panels: {},
    widgets: Object.fromEntries(loaders) as AnyRemoteManifest['widgets'],
    embeds: {},
  };
}
