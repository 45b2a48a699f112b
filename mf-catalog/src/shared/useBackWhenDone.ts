import { backToPreviousPanel, type PanelId, useEvent } from '@storefront/contracts';
import { useEffect, useRef } from 'react';
import { isAddressPanel } from './basket/requestAddress';

/**
 * Goes back from a panel when an action that was started in it has finished. If the customer has closed the panel
 * meanwhile, or opened another one over it, nothing happens; the address panels close themselves.
 */
export function useBackWhenDone(panel: PanelId) {
  const isActive = useRef(false);
  const panelsAbove = useRef<string[]>([]);
  useEvent('shell:panel-opened', (opened) => void panelsAbove.current.push(opened.panel));
  // A closed panel stays mounted until its exit transition ends, so unmounting alone does not show that it is
  // closed.
  useEvent('shell:panel-closed', (closed) => {
    const wasAbove = panelsAbove.current.pop() !== undefined;
    if (!wasAbove && closed.panel === panel) isActive.current = false;
  });
  useEffect(
    () => () => {
      isActive.current = false;
    },
    [],
  );
  return {
    start: () => {
      isActive.current = true;
      panelsAbove.current = [];
    },
    finish: () => {
      if (isActive.current && panelsAbove.current.every(isAddressPanel)) backToPreviousPanel();
    },
  };
}
