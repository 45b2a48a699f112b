import { useState } from 'react';
import type { RemoteModuleKey } from './remoteModules';
import { useRemoteModules } from './RemoteModulesContext';

interface Retry {
  /** Rises with each retry: the key of what is rendered again. */
  attempt: number;
  /** Requests the module again and renders it, whatever becomes of it. */
  retry: () => void;
  /** Requests the module again and renders it once it has loaded. Until then the server's HTML stays. */
  retryBehindHtml: () => void;
}

/** «Повторить» of a module. */
export function useRetry(moduleKey: RemoteModuleKey): Retry {
  const remoteModules = useRemoteModules();
  const [attempt, setAttempt] = useState(0);
  const renderAgain = () => setAttempt((count) => count + 1);
  return {
    attempt,
    retry() {
      remoteModules.retry(moduleKey);
      renderAgain();
    },
    retryBehindHtml() {
      remoteModules.retry(moduleKey);
      remoteModules.load(moduleKey).then(renderAgain, () => undefined);
    },
  };
}
