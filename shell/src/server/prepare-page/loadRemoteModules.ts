import type { AnyRemoteManifest, RemoteName } from '@storefront/contracts';
import {
  createRemoteModules,
  type RemoteModuleKey,
  type RemoteModules,
} from '../../app/remotes/remoteModules';
import { shellModules } from '../../app/remotes/shellModules';
import type { MatchedRoute } from '../../shared/routing/matchRoute';
import type { PageBuilds } from './pageBuilds';

/** The server does not render this module. It is no fault of the module. */
export class LeftToBrowser extends Error {
  override name = 'LeftToBrowser';
}

const leaveToBrowser = () => Promise.reject(new LeftToBrowser('this module is left to the browser'));

/**
 * Loads the modules that a page renders at once: the page itself and the widgets of other teams that it embeds. A
 * module that fails to load is left to the browser, and `onFailure` gets the error.
 */
export async function loadRemoteModules(
  matched: MatchedRoute | undefined,
  builds: Pick<PageBuilds, 'load'>,
  onFailure: (error: unknown) => void,
): Promise<{ remoteModules: RemoteModules; moduleKeys: RemoteModuleKey[] }> {
  const manifests = new Map<RemoteName, Promise<AnyRemoteManifest>>();
  const loadRemote = (name: RemoteName) => {
    const manifest = manifests.get(name) ?? builds.load(name);
    manifests.set(name, manifest);
    return manifest;
  };
  const remoteModules = createRemoteModules({ loadRemote, shellModules });
  if (!matched) {
    return { remoteModules: createRemoteModules({ loadRemote: leaveToBrowser }), moduleKeys: [] };
  }
  const owner = matched.route.owner;
  if (owner === 'shell') return { remoteModules, moduleKeys: [] };

  const page: RemoteModuleKey = `page:${matched.id}`;
  await remoteModules.load(page).catch(onFailure);
  const manifest = await loadRemote(owner).catch(() => undefined);
  const widgets = (manifest?.embeds[matched.id] ?? []).map((widget): RemoteModuleKey => `widget:${widget}`);
  await Promise.all(widgets.map((widget) => remoteModules.load(widget).catch(onFailure)));
  return { remoteModules, moduleKeys: [page, ...widgets] };
}
