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
 * is answered, and again when the visitor reopens it from the footer. An answer in another tab counts here too.
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

  useEffect(() => {
    const follow = () => {
      const before = store.getState().answer;
      void store.persist.rehydrate();
      // Only a reload stops a running counter.
      if (before === 'granted' && store.getState().answer === 'refused') reload();
    };
    const followTab = (event: StorageEvent) => {
      if (event.key === key) follow();
    };
    // A page in the back-forward cache gets no event of other tabs.
    const followPast = ({ persisted }: PageTransitionEvent) => {
      if (persisted) follow();
    };
    window.addEventListener('storage', followTab);
    window.addEventListener('pageshow', followPast);
    return () => {
      window.removeEventListener('storage', followTab);
      window.removeEventListener('pageshow', followPast);
    };
  }, [key, store, reload]);

  function decide(decision: Consent) {
    void store.persist.rehydrate();
    // A refusal in another tab that this tab has not shown yet overrides «Можно»; the footer can ask again.
    const isRefusedElsewhere = answer !== 'refused' && store.getState().answer === 'refused';
    if (!isRefusedElsewhere) store.setState({ answer: decision });
    setWanted(false);
    if (isWanted) document.querySelector<HTMLElement>(footerButton)?.focus();
    if (answer === 'granted' && store.getState().answer === 'refused') reload();
  }

  return { answer, isAsked: needsConsent(brand) && (answer === undefined || isWanted), isWanted, decide };
}
