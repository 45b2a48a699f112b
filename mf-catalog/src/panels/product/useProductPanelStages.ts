import { emit, useEvent } from '@storefront/contracts';
import { useEffect } from 'react';

/** Emits the stages of the panel (spec §4). It begins to close before its exit transition, and unmounts after it. */
export function useProductPanelStages(slug: string): void {
  useEvent('shell:panel-closed', ({ panel }) => {
    if (panel === 'product') emit('catalog:product-panel-changed', { slug, stage: 'close' });
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
