import type { RemoteName } from '@storefront/contracts';
import type { FailingBuild } from '../registry/rollBack';

/** A build without a time or an id is one of which the registry says neither. */
type Withdrawn = Partial<FailingBuild>;

/** Builds that visitors get no more, each since the time at which it became live. */
export function withdrawnBuilds() {
  const keys = new Set<string>();
  const keyOf = (name: RemoteName, { build = '', since = '' }: Withdrawn) => `${name}@${build} ${since}`;
  return {
    add: (name: RemoteName, failing: FailingBuild): void => void keys.add(keyOf(name, failing)),
    has: (name: RemoteName, build: Withdrawn): boolean => keys.has(keyOf(name, build)),
  };
}
