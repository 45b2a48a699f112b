import { storageKeys, useBrand } from '@storefront/contracts';
import { useEffect, useState } from 'react';
import { needsConsent } from '../../shared/third-parties/needsConsent';
import { type Consent, readConsent, saveConsent } from './consentStore';

/** The button of the footer, which runs no script of its own. */
const button = '[data-asks=consent]';

const reloadPage = () => window.location.reload();

/**
 * The visitor's answer, and whether it is to be asked for: only where something is configured that waits for it;
 * once by itself, and again when the visitor wants to think it over.
 */
export function useConsent({ reload = reloadPage }: { reload?: () => void } = {}) {
  const brand = useBrand();
  const key = storageKeys(brand.key).consent;
  const [answer, setAnswer] = useState<Consent | undefined>(() => readConsent(key));
  const [isWanted, setWanted] = useState(false);

  useEffect(() => {
    const listen = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest(button)) setWanted(true);
    };
    document.addEventListener('click', listen);
    return () => document.removeEventListener('click', listen);
  }, []);

  function decide(decision: Consent) {
    saveConsent(key, decision);
    setAnswer(decision);
    setWanted(false);
    if (isWanted) document.querySelector<HTMLElement>(button)?.focus();
    // A counter that runs can be told to stop by nothing else.
    if (answer === 'granted' && decision === 'refused') reload();
  }

  return { answer, isAsked: needsConsent(brand) && (answer === undefined || isWanted), isWanted, decide };
}
