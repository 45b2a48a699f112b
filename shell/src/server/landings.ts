import { type Api, loadDeferredCalls } from '@storefront/api-client';
import { landingPath } from '@storefront/domain';

/** Milliseconds for which a list is used without a call. */
const maxAgeMs = 30_000;
/** Milliseconds after a failed call in which none is made. */
const retryAfterMs = 5_000;

/** The paths of the back end's landings (spec §7). */
export async function readLandingPaths(api: Api): Promise<string[]> {
  const { readLandings } = await loadDeferredCalls();
  const landings = await readLandings(api);
  return [...new Set(landings.flatMap(({ seo }) => landingPath(seo?.url ?? '') ?? []))];
}

/**
 * The landings of the site, kept for half a minute. Every unknown address asks: one call answers them all, also while
 * the back end fails.
 */
export function createKnownLandings(api: Api, now = () => performance.now()) {
  let lastPaths: ReadonlySet<string> | undefined;
  let current: { paths: Promise<ReadonlySet<string>>; expiresAt: number } | undefined;

  function refresh(): Promise<ReadonlySet<string>> {
    const paths = readLandingPaths(api).then(
      (found) => {
        lastPaths = new Set(found);
        return lastPaths;
      },
      (error: unknown) => {
        current = { paths, expiresAt: now() + retryAfterMs };
        if (lastPaths) return lastPaths;
        throw error;
      },
    );
    current = { paths, expiresAt: now() + maxAgeMs };
    return paths;
  }

  return {
    /**
     * Whether the back end lists a landing at this path. An older list decides while the back end fails.
     *
     * @throws the error of the call when there has been no list yet.
     */
    async has(path: string): Promise<boolean> {
      const paths = current && now() < current.expiresAt ? current.paths : refresh();
      return (await paths).has(path);
    },
  };
}
