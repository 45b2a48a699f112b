import { type AnyRemoteManifest, isPlaceholderRoute, type RemoteName } from '@storefront/contracts';
import { ownParts } from '../../app/remotes/ownParts';
import { createRemoteParts, type PartKey, type RemoteParts } from '../../app/remotes/remoteParts';
import type { MatchedRoute } from '../../shared/routing/matchRoute';
import type { PinnedReleases } from '../releases';

const leftToBrowser = () => Promise.reject(new Error('this part is left to the browser'));

/**
 * Loads what the page draws at once: the page's part and the widgets of other teams that it embeds. A part
 * that cannot be had in time is left to the browser.
 */
export async function loadParts(
  matched: MatchedRoute | undefined,
  pinned: PinnedReleases,
): Promise<{ parts: RemoteParts; drawn: PartKey[] }> {
  const manifests = new Map<RemoteName, Promise<AnyRemoteManifest>>();
  const loadRemote = (name: RemoteName) => {
    const manifest = manifests.get(name) ?? pinned.load(name);
    manifests.set(name, manifest);
    return manifest;
  };
  const parts = createRemoteParts({ loadRemote, own: ownParts });
  if (!matched) return { parts: createRemoteParts({ loadRemote: leftToBrowser }), drawn: [] };
  const owner = matched.route.owner;
  if (owner === 'shell') return { parts, drawn: [] };

  const page: PartKey = `page:${matched.id}`;
  await parts.load(page).catch(() => undefined);
  if (isPlaceholderRoute(matched.id)) return { parts, drawn: [page] };
  const manifest = await loadRemote(owner).catch(() => undefined);
  const widgets = (manifest?.embeds[matched.id] ?? []).map((widget): PartKey => `widget:${widget}`);
  await Promise.allSettled(widgets.map((widget) => parts.load(widget)));
  return { parts, drawn: [page, ...widgets] };
}
