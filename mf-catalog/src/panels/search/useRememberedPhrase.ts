import { replacePanel, useEvent } from '@storefront/contracts';
import { useEffect, useEffectEvent, useRef } from 'react';

interface Options {
  /** What is searched for. */
  phrase: string;
  /** What the address says. */
  q: string;
}

/** Keeps the phrase in the address, so that a link repeats the search. */
export function useRememberedPhrase({ phrase, q }: Options): void {
  // A closed panel is drawn until it has left the screen: what settles meanwhile must not open it again.
  const isOpen = useRef(true);
  useEvent('shell:panel-closed', ({ panel }) => {
    if (panel === 'search') isOpen.current = false;
  });
  useEvent('shell:panel-opened', ({ panel }) => {
    if (panel === 'search') isOpen.current = true;
  });
  const remember = useEffectEvent((asked: string) => {
    if (isOpen.current && asked !== q) replacePanel('search', asked ? { q: asked } : {});
  });
  useEffect(() => remember(phrase), [phrase]);
}
