import type { RemoteName } from '@storefront/contracts';
import type { ReleaseReader } from '@storefront/releases/store';
import { readRelease } from './readRelease';
import { type Release, releaseOf, type ReleaseSource } from './release';
import { RemoteLoadError, toLoadError } from './RemoteLoadError';
import { sharedAttempts } from './sharedAttempt';

interface FittingSource extends Pick<ReleaseSource, 'misfit' | 'limitMs'> {
  store: Pick<ReleaseReader, 'read' | 'readAhead'>;
}

/**
 * Reads stored builds that this shell can run. Returns `known` if it is the wanted build.
 *
 * @throws RemoteLoadError when there is no such build, its record hangs, or it does not run on this shell.
 */
export function fittingReleases({ store, misfit, limitMs }: FittingSource) {
  const attempt = sharedAttempts<Release>(limitMs, 'reading the record of a build');

  const read = async (name: RemoteName, build: string, known?: Release): Promise<Release> => {
    if (known?.build === build) return known;
    const record = await readRelease(store, name, build);
    const reason = misfit(record);
    if (reason !== undefined) throw new RemoteLoadError(name, build, 'incompatible', reason);
    store.readAhead?.(record);
    return releaseOf(record);
  };

  return (name: RemoteName, build: string, known?: Release): Promise<Release> =>
    attempt(`${name}@${build}`, () => read(name, build, known)).catch((cause: unknown) => {
      throw toLoadError(name, build, cause);
    });
}
