import styled from '@emotion/styled';
import type { Cart, CartItem } from '@storefront/api-contract';
import { openPanel } from '@storefront/contracts';
import { formatRoubles } from '@storefront/domain';
import { colour, textStyles } from '@storefront/tokens';
import { Button, ListRow } from '@storefront/ui';
import { UnavailableLine } from '../../shared/cart/UnavailableLine';
import { CartLine } from './CartLine';
import { messages } from './messages';
import type { CartAmounts } from './useCartAmounts';

interface Props {
  cart: Cart;
  amounts: Pick<CartAmounts, 'change' | 'remove'>;
}

const List = styled.ul({
  display: 'grid',
  '& > li': { padding: '16px 0' },
  '& > li + li': { borderTop: `1px solid ${colour.line}` },
});
const Heading = styled.h3({ ...textStyles.title, marginTop: 8 });
const HeadingRow = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 12px',
});

/** The cart's dishes with counters, the unavailable dishes, and the expendables that the server adds. */
export function CartLines({ cart, amounts }: Props) {
  return (
    <>
      {cart.items.length > 0 && (
        <List aria-label={messages.lines}>
          {cart.items.map((item) => (
            <li key={item.id}>
              <CartLine
                item={item}
                onChange={amounts.change}
                onRemove={() => amounts.remove(item.id, item)}
              />
            </li>
          ))}
        </List>
      )}
      {cart.stoplisted_items.length > 0 && (
        <section aria-label={messages.unavailable}>
          <HeadingRow>
            <Heading>{messages.unavailable}</Heading>
            <Button kind="soft" size={44} onClick={() => openPanel('unavailable-items')}>
              {messages.replace}
            </Button>
          </HeadingRow>
          <List>
            {cart.stoplisted_items.map((item) => (
              <li key={item.id}>
                <UnavailableLine item={item} onRemove={(itemId) => amounts.remove(itemId)} />
              </li>
            ))}
          </List>
        </section>
      )}
      {cart.expendable.length > 0 && (
        <section aria-label={messages.extras}>
          <Heading>{messages.extras}</Heading>
          <ul>
            {cart.expendable.map((item) => (
              <li key={item.id}>
                <ExtraLine item={item} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** An expendable, such as chopsticks or sauce. The server decides the amount. */
function ExtraLine({ item: { product, price, amount } }: { item: CartItem }) {
  return (
    <ListRow
      title={product.name}
      note={messages.pieces(amount)}
      trailing={price === null ? undefined : price > 0 ? formatRoubles(price * amount) : messages.free}
    />
  );
}
