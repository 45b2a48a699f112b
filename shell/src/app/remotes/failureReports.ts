import { ApiError } from '@storefront/api-client';
import type { RemoteName } from '@storefront/contracts';
import { RemoteUnavailableError } from '@storefront/federation/browser';
import { type FailureReports, ownerOf, type RemoteModuleKey } from './remoteModules';

/**
 * What failed: a remote's start, loading one of its modules, rendering it, or the data that it asked for, which is not
 * the remote's fault.
 */
type Phase = 'start' | 'module' | 'render' | 'data';

const phaseOf = (error: unknown): Phase => {
  if (error instanceof ApiError) return 'data';
  return error instanceof RemoteUnavailableError ? 'start' : 'module';
};

/**
 * Writes failures of remotes to the console, from where error reports are taken: which module of which build failed and
 * in which phase. A failure is written once, however many places and retries meet it, until what failed is loaded.
 */
export function createFailureReports(
  builds: Partial<Record<RemoteName, { build: string }>>,
  // Looked up at each call: error reports wrap the console later.
  write: (...report: unknown[]) => void = (...report) => console.error(...report),
): FailureReports {
  const reported = new Map<string, { owner: string; key: RemoteModuleKey; phase: Phase }>();

  function report(key: RemoteModuleKey, phase: Phase, error: unknown, componentStack?: string) {
    const owner = ownerOf(key);
    const build = owner === 'shell' ? undefined : builds[owner]?.build;
    // A remote that does not start fails in all its places alike.
    const id = phase === 'start' ? owner : `${key} ${phase} ${String(error)}`;
    if (reported.has(id)) return;
    reported.set(id, { owner, key, phase });
    const text = `a part of the page failed: ${key} of ${owner}@${build ?? 'none'}, phase ${phase}`;
    write(text, error, ...(componentStack ? [componentStack] : []));
  }

  return {
    notLoaded: (key, error) => report(key, phaseOf(error), error),
    notRendered: (key, error, componentStack) =>
      report(key, error instanceof ApiError ? 'data' : 'render', error, componentStack),
    loaded(key) {
      for (const [id, failure] of reported) {
        const isOver =
          failure.phase === 'start'
            ? failure.owner === ownerOf(key)
            : failure.phase === 'module' && failure.key === key;
        if (isOver) reported.delete(id);
      }
    },
  };
}
