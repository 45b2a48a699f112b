import { openPanel, type PanelId, useEvent, useSession } from '@storefront/contracts';
import { hasProfileName } from '@storefront/domain';
import { useQueryClient } from '@storefront/query';
import { useEffect, useEffectEvent, useState } from 'react';
import { userQuery } from './userQueries';

type Step = 'idle' | 'requested' | 'logged-in' | 'auth-closed' | 'registration' | 'done';

interface Options {
  /** Continues the action that the login interrupted. */
  onLoggedIn: () => void;
  /** Opening this panel cancels the continuation: the customer went there alone. */
  cancelOn?: PanelId;
}

/**
 * Continues an action after the login that interrupted it: once the customer is logged in, the auth panel has closed,
 * the session has been updated, and the registration of a new customer has closed too (spec §4, Auth). Closing the auth
 * panel without a login cancels the action. Returns a function that opens the auth panel.
 */
export function useAfterLogin({ onLoggedIn, cancelOn }: Options): () => void {
  const { status } = useSession();
  const queryClient = useQueryClient();
  const [step, setStep] = useState<Step>('idle');
  const run = useEffectEvent(onLoggedIn);

  useEvent('account:logged-in', () => setStep((now) => (now === 'requested' ? 'logged-in' : now)));
  useEvent('shell:panel-closed', ({ panel }) => {
    if (panel === 'auth') setStep((now) => (now === 'logged-in' ? 'auth-closed' : 'idle'));
    if (panel === 'registration') setStep((now) => (now === 'registration' ? 'done' : now));
  });
  useEvent('shell:panel-opened', ({ panel }) => {
    if (panel === cancelOn) setStep('idle');
  });

  const hasLoggedIn = step === 'auth-closed' && status === 'user';
  useEffect(() => {
    if (!hasLoggedIn) return;
    // The shell opens the registration by the same answer, and not at all when the customer cannot be loaded.
    const asksForName = queryClient.fetchQuery(userQuery()).then(
      (user) => !hasProfileName(user),
      () => false,
    );
    void asksForName.then((isAsked) =>
      setStep((now) => (now === 'auth-closed' ? (isAsked ? 'registration' : 'done') : now)),
    );
  }, [hasLoggedIn, queryClient]);

  useEffect(() => {
    if (step === 'done') run();
  }, [step]);

  return () => {
    setStep('requested');
    openPanel('auth');
  };
}
