import { useState } from 'react';
import type { RemoteModuleKey } from './remoteModules';
import { useRemoteModules } from './RemoteModulesContext';

interface Retry {
  /** Grows with each retry: the key of the element that is rendered again. */
  attempt: number;
  /** Requests the module again and renders its place at once, also if the module fails again. */
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
