import { emit, useEvent } from '@storefront/contracts';
import { useEffect, useRef } from 'react';

/** Whether the sheet around an element is open. The shell marks its sheets, of which several may lie in a stack. */
const isInOpenSheet = (id: string) =>
  document.getElementById(id)?.closest<HTMLElement>('[data-panel-layer]')?.dataset['state'] === 'open';

/**
 * Emits the stages of the panel (spec §4). The panel begins to close before its exit transition, and unmounts after it.
 * The shell's event names no dish, and the product panel under this one stays mounted, so only a panel whose sheet
 * closes emits `close`.
 */
export function useProductPanelStages(slug: string, titleId: string): void {
  const isClosing = useRef(false);
  useEvent('shell:panel-closed', ({ panel }) => {
    if (panel !== 'product' || isClosing.current || isInOpenSheet(titleId)) return;
    isClosing.current = true;
    emit('catalog:product-panel-changed', { slug, stage: 'close' });
  });
  // The panel may be opened again before its exit transition ends.
  useEvent('shell:panel-opened', ({ panel }) => {
    if (panel === 'product' && isInOpenSheet(titleId)) isClosing.current = false;
  });

  useEffect(() => {
    emit('catalog:product-panel-changed', { slug, stage: 'added' });
    const frame = requestAnimationFrame(() =>
      emit('catalog:product-panel-changed', { slug, stage: 'visible' }),
    );
    return () => {
      cancelAnimationFrame(frame);
      emit('catalog:product-panel-changed', { slug, stage: 'closed' });
      emit('catalog:product-panel-changed', { slug, stage: 'removed' });
    };
  }, [slug]);
}
