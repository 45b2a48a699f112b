import { openPanel, useEvent, useSession } from '@storefront/contracts';
import { useEffect, useState } from 'react';

type Step = 'idle' | 'asked' | 'logged-in' | 'may-go-on';

/**
 * An order that a login interrupted goes on after it: once the customer is logged in, the auth panel has closed
 * and the page knows it, the order panel opens. Closing the auth panel without a login ends the matter.
 */
export function useOrderAfterLogin() {
  const { status } = useSession();
  const [step, setStep] = useState<Step>('idle');

  useEvent('account:logged-in', () => setStep((now) => (now === 'asked' ? 'logged-in' : now)));
  useEvent('shell:panel-closed', ({ panel }) => {
    if (panel !== 'auth') return;
    setStep((now) => (now === 'logged-in' ? 'may-go-on' : 'idle'));
  });

  useEvent('shell:panel-opened', ({ panel }) => {
    if (panel === 'order') setStep('idle');
  });

  const mayGoOn = step === 'may-go-on' && status === 'user';
  useEffect(() => {
    if (mayGoOn) openPanel('order');
  }, [mayGoOn]);

  /** Opens the auth panel, to come back to the order. */
  return function logInAndOrder() {
    setStep('asked');
    openPanel('auth');
  };
}
