import { ApiError } from '@storefront/api-client';
import type { RemoteName } from '@storefront/contracts';
import { RemoteUnavailableError } from '@storefront/federation/browser';
import { type FailureReports, ownerOf, type RemoteModuleKey } from './remoteModules';
import { isCausedByBrowser } from './isCausedByBrowser';
import { throwerOf } from './throwerOf';

/**
 * The phase that failed: a remote's start, loading one of its modules, rendering the module, or loading its data, which
 * is not the remote's fault.
 */
type Phase = 'start' | 'module' | 'render' | 'data';

const phaseOf = (error: unknown): Phase => {
  if (error instanceof ApiError) return 'data';
  return error instanceof RemoteUnavailableError ? 'start' : 'module';
};

/** Works also while the visitor leaves the page. */
export function sendToServer(failure: object): void {
  fetch('/failures', {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json', 'x-source': 'site' },
    body: JSON.stringify(failure),
  }).catch(() => undefined);
}

interface FailureReportsOptions {
  builds: Partial<Record<RemoteName, { build: string }>>;
  /** Writes a failure for developers; by default to the console. */
  write?: (...report: unknown[]) => void;
  /** Sends the failure of a build to the server, which may take the build back (decision 0094). */
  send?: (failure: { remote: RemoteName; build: string; phase: Phase }) => void;
}

/**
 * Writes failures of remotes to the console, which error reports read: which module of which build failed, or which
 * other build threw in its place, and in which phase. A failure is written once for all places and retries, until the
 * failed module or remote has loaded. The server gets the first failure of each remote, unless the network, an
 * extension or a translator caused it.
 */
export function createFailureReports({
  builds,
  // Looked up at each call: error reports wrap the console later.
  write = (...report) => console.error(...report),
  send = sendToServer,
}: FailureReportsOptions): FailureReports {
  const sent = new Set<string>();
  const reported = new Map<string, { owner: string; key: RemoteModuleKey; phase: Phase }>();

  function report(key: RemoteModuleKey, phase: Phase, error: unknown, componentStack?: string) {
    // A widget that throws while it is removed is reported at its host, which stays.
    const owner = (phase === 'render' && throwerOf(error)) || ownerOf(key);
    const build = owner === 'shell' ? undefined : builds[owner]?.build;
    // A remote that does not start fails in the same way in all its places.
    const id = phase === 'start' ? owner : `${key} ${phase} ${String(error)}`;
    if (reported.has(id)) return;
    reported.set(id, { owner, key, phase });
    const by = owner === ownerOf(key) ? ' of' : ', thrown by';
    const text = `a part of the page failed: ${key}${by} ${owner}@${build ?? 'none'}, phase ${phase}`;
    write(text, error, ...(componentStack ? [componentStack] : []));
    if (owner === 'shell' || !build || phase === 'data' || sent.has(owner)) return;
    if (isCausedByBrowser(error, document)) return;
    sent.add(owner);
    send({ remote: owner, build, phase });
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
