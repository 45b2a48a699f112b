import type { RemoteName } from '@storefront/contracts';
import { readRelease } from './readRelease';
import { RemoteLoadError } from './RemoteLoadError';
import { type Release, releaseOf, type ReleaseSource } from './release';

/**
 * Returns a function that reads the first of a remote's `candidates` that runs on this shell. Each build that it
 * replaces by another one is reported once. It throws the error of a `stable` build that cannot be read, and a
 * RemoteLoadError with `incompatible` when no candidate runs.
 */
export function newestFitting({ store, misfit, onError }: Omit<ReleaseSource, 'limitMs'>) {
  /** Why builds cannot run, by remote and build: their records need not be read again. */
  const misfits = new Map<RemoteName, Map<string, string>>();
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
    const known = misfits.get(name);
    const reasons = new Map<string, string>();
    misfits.set(name, reasons);
    const refusal = (build: string) =>
      new RemoteLoadError(name, build, 'incompatible', reasons.get(build) ?? '');
    for (const build of candidates) {
      onRead(build);
      const knownReason = known?.get(build);
      if (knownReason !== undefined) {
        reasons.set(build, knownReason);
        continue;
      }
      const record = await readRelease(store, name, build).catch((error: unknown) => {
        if (build === stable) throw error;
        return undefined;
      });
      // An earlier build that cannot be read is no fallback.
      if (!record) continue;
      const reason = misfit(record);
      if (reason === undefined) {
        [...reasons.keys()].map(refusal).forEach(reportOnce);
        store.readAhead?.(record);
        return releaseOf(record);
      }
      reasons.set(build, reason);
    }
    throw refusal(stable);
  };
}
