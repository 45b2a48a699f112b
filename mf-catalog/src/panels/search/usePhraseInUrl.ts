import { replacePanel, useEvent, useIsTopPanel } from '@storefront/contracts';
import { useEffect, useEffectEvent, useRef } from 'react';

interface Options {
  /** The phrase that is searched for. */
  phrase: string;
  /** The phrase in the URL. */
  q: string;
}

/** Writes the phrase into the URL, so that a link repeats the search. */
export function usePhraseInUrl({ phrase, q }: Options): void {
  // A closed panel stays mounted until its exit transition ends: a late phrase must not open it again.
  const isOpen = useRef(true);
  useEvent('shell:panel-closed', ({ panel }) => {
    if (panel === 'search') isOpen.current = false;
  });
  useEvent('shell:panel-opened', ({ panel }) => {
    if (panel === 'search') isOpen.current = true;
  });
  // A late phrase must not replace the panel of a product that covers the search.
  const isOnTop = useIsTopPanel();
  const updateUrl = useEffectEvent((searched: string) => {
    if (isOpen.current && searched !== q) replacePanel('search', searched ? { q: searched } : {});
  });
  useEffect(() => {
    if (isOnTop) updateUrl(phrase);
  }, [phrase, isOnTop]);
}
