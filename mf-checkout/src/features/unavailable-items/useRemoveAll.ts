import { useRemoveItem } from '@storefront/api-client';
import type { CartItem } from '@storefront/api-contract';
import { useState } from 'react';

/** Removes lines one after another; the first that fails ends it, and has said so. */
export function useRemoveAll() {
  const { mutateAsync: remove } = useRemoveItem();
  const [isRemoving, setIsRemoving] = useState(false);

  async function removeAll(items: readonly CartItem[]) {
    setIsRemoving(true);
    try {
      for (const { id } of items) await remove({ itemId: id });
    } catch {
      // The write has toasted why; what is left stays in the list.
    } finally {
      setIsRemoving(false);
    }
  }

  return { removeAll, isRemoving };
}
