import type { RemoteLoadError } from '@storefront/federation/server';

/** How long a build is left to the browser: after its first fault, and at most. Milliseconds. */
const firstMs = 60_000;
const longestMs = 3_600_000;

/**
 * The builds whose code hung or ended a thread. Each trial of such a build costs a visitor seconds and the server a
 * thread. A build without a fault for an hour after its quarantine is forgotten.
 */
export function createQuarantine() {
  const isolated = new Map<string, { error: RemoteLoadError; forMs: number; until: number }>();
  const keyOf = (remote: string, build: string) => `${remote}@${build}`;

  return {
    /** Leaves the build that the error names to the browser: for a minute, twice as long after each further fault. */
    add(error: RemoteLoadError): void {
      const now = performance.now();
      for (const [key, { until }] of isolated) if (now - until >= longestMs) isolated.delete(key);
      const key = keyOf(error.remote, error.build);
      const last = isolated.get(key);
      // The same fault in a thread that began earlier.
      if (last && now < last.until) return;
      const forMs = last ? Math.min(last.forMs * 2, longestMs) : firstMs;
      isolated.set(key, { error, forMs, until: now + forMs });
    },
    reasonFor(remote: string, build: string): RemoteLoadError | undefined {
      const found = isolated.get(keyOf(remote, build));
      return found && performance.now() < found.until ? found.error : undefined;
    },
  };
}
