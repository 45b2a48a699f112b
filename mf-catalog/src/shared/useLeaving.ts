import { backToPreviousPanel, type PanelId, useEvent } from '@storefront/contracts';
import { useEffect, useRef } from 'react';
import { isAddressPanel } from './basket/askForAddress';

/**
 * Leads back from a panel once what was begun in it has come to its end. A customer who has closed the panel by then,
 * or opened another one over it, is left where they are; the panels that ask for an address close by themselves.
 */
export function useLeaving(panel: PanelId) {
  const isHere = useRef(false);
  const above = useRef<string[]>([]);
  useEvent('shell:panel-opened', (opened) => void above.current.push(opened.panel));
  // A closed panel is drawn until it has left the screen: that it is still mounted says nothing.
  useEvent('shell:panel-closed', (closed) => {
    const isAbove = above.current.pop() !== undefined;
    if (!isAbove && closed.panel === panel) isHere.current = false;
  });
  useEffect(
    () => () => {
      isHere.current = false;
    },
    [],
  );
  return {
    begin: () => {
      isHere.current = true;
      above.current = [];
    },
    finish: () => {
      if (isHere.current && above.current.every(isAddressPanel)) backToPreviousPanel();
    },
  };
}
