import { useRemoveItem } from '@storefront/api-client';
import type { CartItem } from '@storefront/api-contract';
import { Button } from '@storefront/ui';
import { useState } from 'react';
import { messages } from './messages';

/** Removes the unavailable dishes one after another; the first failure stops it. */
export function RemoveAllButton({ items }: { items: readonly CartItem[] }) {
  const { mutateAsync: remove } = useRemoveItem();
  const [isRemoving, setIsRemoving] = useState(false);

  async function removeAll() {
    setIsRemoving(true);
    try {
      for (const { id } of items) await remove({ itemId: id });
    } catch {
      // The write has toasted its failure; the remaining dishes stay in the list.
    } finally {
      setIsRemoving(false);
    }
  }

  return (
    <Button kind="neutral" size={56} isWide isLoading={isRemoving} onClick={() => void removeAll()}>
      {messages.removeAll}
    </Button>
  );
}
