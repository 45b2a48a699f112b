import { openPanel, type PanelId, useEvent, useSession } from '@storefront/contracts';
import { useEffect, useEffectEvent, useState } from 'react';

type Step = 'idle' | 'requested' | 'logged-in' | 'auth-closed';

interface Options {
  /** Continues what the login interrupted. */
  onLoggedIn: () => void;
  /** Opening this panel cancels the continuation: the customer went there alone. */
  cancelOn?: PanelId;
}

/**
 * Continues after a login what the login interrupted: once the customer is logged in, the auth panel has closed and
 * the session has been updated. Closing the auth panel without a login cancels it. Returns a function that opens the
 * auth panel.
 */
export function useAfterLogin({ onLoggedIn, cancelOn }: Options): () => void {
  const { status } = useSession();
  const [step, setStep] = useState<Step>('idle');
  const run = useEffectEvent(onLoggedIn);

  useEvent('account:logged-in', () => setStep((now) => (now === 'requested' ? 'logged-in' : now)));
  useEvent('shell:panel-closed', ({ panel }) => {
    if (panel !== 'auth') return;
    setStep((now) => (now === 'logged-in' ? 'auth-closed' : 'idle'));
  });
  useEvent('shell:panel-opened', ({ panel }) => {
    if (panel === cancelOn) setStep('idle');
  });

  const isReady = step === 'auth-closed' && status === 'user';
  useEffect(() => {
    if (isReady) run();
  }, [isReady]);

  return () => {
    setStep('requested');
    openPanel('auth');
  };
}
