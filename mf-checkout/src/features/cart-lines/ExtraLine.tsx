import type { CartItem } from '@storefront/api-contract';
import { formatRoubles } from '@storefront/domain';
import { ListRow } from '@storefront/ui';
import { messages } from './messages';

/** An expendable, such as chopsticks or sauce. The server decides the amount. */
export function ExtraLine({ item }: { item: CartItem }) {
  const sum = item.price * item.amount;
  return (
    <ListRow
      title={item.product.name}
      note={messages.pieces(item.amount)}
      trailing={sum > 0 ? formatRoubles(sum) : messages.free}
    />
  );
}
