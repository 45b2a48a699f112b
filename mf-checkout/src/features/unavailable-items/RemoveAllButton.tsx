import type { CartItem } from '@storefront/api-contract';
import { Button } from '@storefront/ui';
import { messages } from './messages';
import { useRemoveAll } from './useRemoveAll';

/** Takes every unavailable dish out of the order. */
export function RemoveAllButton({ items }: { items: readonly CartItem[] }) {
  const { removeAll, isRemoving } = useRemoveAll();
  return (
    <Button kind="neutral" size={56} isWide isLoading={isRemoving} onClick={() => void removeAll(items)}>
      {messages.removeAll}
    </Button>
  );
}
