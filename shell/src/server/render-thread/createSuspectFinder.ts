import type { RemoteName } from '@storefront/contracts';
import { originOf } from '../operation/originOf';
import type { Culprit } from './createThreadPool';

/** Two threads that were lost within this time while they rendered a build make it a suspect. Milliseconds. */
const suspicionMs = 60_000;

interface Suspect {
  remote: RemoteName;
  build: string;
}

/** Finds the builds whose code may have hung or ended a thread. `registry` is the parameter of `originOf`. */
export function createSuspectFinder(
  registry: string,
): (culprit: Pick<Culprit, 'frames' | 'visits'>) => Suspect[] {
  /** When a thread was last lost while it rendered a page of the build and no frame named the code. */
  const suspectedAt = new Map<string, number>();

  /**
   * The suspects when no frame names the code: the owner of the page if the thread had only this page, or every owner
   * whose pages two lost threads had.
   */
  function ownersOf(visits: Culprit['visits']): Suspect[] {
    const now = performance.now();
    for (const [key, at] of suspectedAt) if (now - at >= suspicionMs) suspectedAt.delete(key);
    const owners = new Map<string, Suspect>();
    for (const { matched, pinned } of visits) {
      const remote = matched?.route.owner;
      if (!remote || remote === 'shell') continue;
      const build = pinned.browser[remote]?.build;
      if (build) owners.set(`${remote}@${build}`, { remote, build });
    }
    const suspects = [...owners].filter(([key]) => visits.length === 1 || suspectedAt.has(key));
    // After the filter: two pages of one build in the same thread are one loss.
    for (const key of owners.keys()) suspectedAt.set(key, now);
    return suspects.map(([, suspect]) => suspect);
  }

  return ({ frames, visits }) => {
    const found = originOf(frames, registry);
    return found ? [found] : ownersOf(visits);
  };
}
