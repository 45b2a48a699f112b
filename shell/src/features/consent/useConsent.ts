import { storageKeys, useBrand } from '@storefront/contracts';
import { useState } from 'react';
import { type Consent, readConsent, saveConsent } from './consentStore';

/** The visitor's answer, and whether it is to be asked for: only where something is configured that waits for it. */
export function useConsent() {
  const { key: brandKey, analytics } = useBrand();
  const key = storageKeys(brandKey).consent;
  const [answer, setAnswer] = useState<Consent | undefined>(() => readConsent(key));
  const isNeeded = analytics.metrika !== undefined || analytics.errors !== undefined;

  function decide(decision: Consent) {
    saveConsent(key, decision);
    setAnswer(decision);
  }

  return { answer, isAsked: isNeeded && answer === undefined, decide };
}
