import type { PricedCartItem } from '@storefront/api-contract';
import { UndoNote } from '@storefront/ui';
import { messages } from './messages';

interface Props {
  item: PricedCartItem;
  onRestore: (item: PricedCartItem) => void;
  onExpire: (itemId: number) => void;
}

/** Offers «Вернуть» after a dish was removed. */
export function RemovedLine({ item, onRestore, onExpire }: Props) {
  const { id } = item;
  const { name } = item.product;
  return (
    <UndoNote
      key={id}
      label={messages.restore}
      name={messages.restoreNamed(name)}
      onUndo={() => onRestore(item)}
      onExpire={() => onExpire(id)}
    >
      {messages.removed(name)}
    </UndoNote>
  );
}
