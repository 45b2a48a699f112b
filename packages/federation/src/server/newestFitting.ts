import type { RemoteName } from '@storefront/contracts';
import { readFitting } from './fittingReleases';
import type { Release, ReleaseSource } from './release';
import { RemoteLoadError } from './RemoteLoadError';

/**
 * Returns a function that reads the first of a remote's `candidates` that runs on this shell. Each build that it
 * replaces by another one is reported once. It throws the error of a `stable` build that cannot be read, and a
 * RemoteLoadError with `incompatible` when no candidate runs.
 */
export function newestFitting({ onError, ...source }: Omit<ReleaseSource, 'limitMs'>) {
  /** Why builds do not run here: their records need not be read again. */
  const refusals = new Map<RemoteName, Map<string, RemoteLoadError>>();
  const reported = new Set<string>();

  const reportOnce = (refusal: RemoteLoadError) => {
    const key = `${refusal.remote}@${refusal.build}`;
    if (!reported.has(key)) onError(refusal);
    reported.add(key);
  };

  return async (
    name: RemoteName,
    { stable, candidates }: { stable: string; candidates: readonly string[] },
    onRead: (build: string) => void,
  ): Promise<Release> => {
    const known = refusals.get(name);
    const refused = new Map<string, RemoteLoadError>();
    refusals.set(name, refused);
    for (const build of candidates) {
      onRead(build);
      const refusal = known?.get(build);
      if (refusal) {
        refused.set(build, refusal);
        continue;
      }
      try {
        const release = await readFitting(source, name, build);
        for (const one of refused.values()) reportOnce(one);
        return release;
      } catch (error) {
        if (error instanceof RemoteLoadError && error.reason === 'incompatible') refused.set(build, error);
        // An earlier build that cannot be read is no fallback.
        else if (build === stable) throw error;
      }
    }
    throw refused.get(stable) ?? new RemoteLoadError(name, stable, 'incompatible', 'no build runs here');
  };
}
