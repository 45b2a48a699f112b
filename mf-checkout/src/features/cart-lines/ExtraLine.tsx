import type { CartItem } from '@storefront/api-contract';
import { formatRoubles } from '@storefront/domain';
import { ListRow } from '@storefront/ui';
import { messages } from './messages';

/** Something that comes along: chopsticks, sauce. The server decides how much of it. */
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
