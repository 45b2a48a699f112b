import type { RemoteName } from '@storefront/contracts';
import type { ReleaseReader } from '@storefront/releases/store';
import { readRelease } from './readRelease';
import { type Release, releaseOf, type ReleaseSource } from './release';
import { RemoteLoadError } from './RemoteLoadError';
import { sharedAttempts } from './sharedAttempt';

interface FittingSource extends Pick<ReleaseSource, 'misfit'> {
  store: Pick<ReleaseReader, 'read' | 'readAhead'>;
}

/** Reads a stored build. @throws RemoteLoadError when there is no such build or it does not run on this shell. */
export async function readFitting(
  { store, misfit }: FittingSource,
  name: RemoteName,
  build: string,
): Promise<Release> {
  const record = await readRelease(store, name, build);
  const reason = misfit(record);
  if (reason !== undefined) throw new RemoteLoadError(name, build, 'incompatible', reason);
  store.readAhead?.(record);
  return releaseOf(record);
}

/**
 * Reads stored builds that this shell can run. Returns `known` if it is the wanted build and is still stored.
 *
 * @throws RemoteLoadError as `readFitting`; DOMException `TimeoutError` when its record hangs.
 */
export function fittingReleases({
  limitMs,
  ...source
}: FittingSource & { limitMs: number; store: Pick<ReleaseReader, 'has'> }) {
  const attempt = sharedAttempts<Release>(limitMs, 'reading the record of a build');
  return (name: RemoteName, build: string, known?: Release): Promise<Release> =>
    attempt(`${name}@${build}`, async () => {
      // A build's folder may be deleted while it is live.
      if (known?.build === build && (await source.store.has(`${name}/${build}/record.json`))) return known;
      return readFitting(source, name, build);
    });
}
