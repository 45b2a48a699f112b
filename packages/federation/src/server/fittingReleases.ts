import type { RemoteName } from '@storefront/contracts';
import type { ReleaseReader } from '@storefront/releases/store';
import { readRelease } from './readRelease';
import { type Release, releaseOf, type ReleaseSource } from './release';
import { RemoteLoadError } from './RemoteLoadError';
import { sharedAttempt } from './sharedAttempt';

/**
 * Reads stored builds that this shell can run. Returns `known` if it is the wanted build and is still stored.
 *
 * @throws RemoteLoadError when there is no such build or it does not run on this shell; DOMException `TimeoutError`
 * when its record hangs.
 */
export function fittingReleases({
  store,
  limitMs,
  misfit,
}: Pick<ReleaseSource, 'limitMs' | 'misfit'> & {
  store: Pick<ReleaseReader, 'read' | 'has' | 'readAhead'>;
}) {
  /** One read at a time for each build: a read that hangs must not hold up the read of the next build. */
  const reads = new Map<string, () => Promise<Release>>();

  const readFitting = async (name: RemoteName, build: string, known?: Release): Promise<Release> => {
    // A build's folder may be deleted while it is live.
    if (known?.build === build && (await store.has(`${name}/${build}/record.json`))) return known;
    const record = await readRelease(store, name, build);
    const reason = misfit(record);
    if (reason) throw new RemoteLoadError(name, build, 'incompatible', reason);
    store.readAhead?.(record);
    return releaseOf(record);
  };

  return (name: RemoteName, build: string, known?: Release): Promise<Release> => {
    const key = `${name}@${build}`;
    const attempt =
      reads.get(key) ??
      sharedAttempt(
        () => readFitting(name, build, known).finally(() => reads.delete(key)),
        limitMs,
        'reading the record of a build',
      );
    reads.set(key, attempt);
    return attempt();
  };
}
