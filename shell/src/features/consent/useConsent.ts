import { storageKeys, useBrand } from '@storefront/contracts';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { needsConsent } from '../../shared/third-parties/needsConsent';
import { type Consent, createConsentStore } from './consentStore';

/** The button in the footer, which is static HTML and has no handler of its own. */
const footerButton = '[data-asks=consent]';

const reloadPage = () => window.location.reload();

/**
 * The visitor's answer, and whether to show the question: only if the brand has a service that needs consent, until it
 * is answered, and again when the visitor reopens it from the footer.
 */
export function useConsent({ reload = reloadPage }: { reload?: () => void } = {}) {
  const brand = useBrand();
  const key = storageKeys(brand.key).consent;
  const [store] = useState(() => createConsentStore(key));
  const answer = useStore(store, (state) => state.answer);
  const [isWanted, setWanted] = useState(false);

  useEffect(() => {
    const listen = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest(footerButton)) setWanted(true);
    };
    document.addEventListener('click', listen);
    return () => document.removeEventListener('click', listen);
  }, []);

  function decide(decision: Consent) {
    store.setState({ answer: decision });
    setWanted(false);
    if (isWanted) document.querySelector<HTMLElement>(footerButton)?.focus();
    // A running counter cannot be stopped otherwise.
    if (answer === 'granted' && decision === 'refused') reload();
  }

  return { answer, isAsked: needsConsent(brand) && (answer === undefined || isWanted), isWanted, decide };
}
