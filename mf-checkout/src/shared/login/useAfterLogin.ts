import { openPanel, type PanelId, useEvent, useSession } from '@storefront/contracts';
import { useEffect, useEffectEvent, useState } from 'react';

type Step = 'idle' | 'asked' | 'logged-in' | 'may-go-on';

interface Options {
  /** What the login interrupted. */
  goOn: () => void;
  /** Going on is pointless once the customer has opened this panel. */
  until?: PanelId;
}

/**
 * What a login interrupted goes on after it: once the customer is logged in, the auth panel has closed and the
 * page knows it. Closing the auth panel without a login ends the matter. Returns what opens the auth panel.
 */
export function useAfterLogin({ goOn, until }: Options): () => void {
  const { status } = useSession();
  const [step, setStep] = useState<Step>('idle');
  const run = useEffectEvent(goOn);

  useEvent('account:logged-in', () => setStep((now) => (now === 'asked' ? 'logged-in' : now)));
  useEvent('shell:panel-closed', ({ panel }) => {
    if (panel !== 'auth') return;
    setStep((now) => (now === 'logged-in' ? 'may-go-on' : 'idle'));
  });
  useEvent('shell:panel-opened', ({ panel }) => {
    if (panel === until) setStep('idle');
  });

  const mayGoOn = step === 'may-go-on' && status === 'user';
  useEffect(() => {
    if (mayGoOn) run();
  }, [mayGoOn]);

  return () => {
    setStep('asked');
    openPanel('auth');
  };
}
