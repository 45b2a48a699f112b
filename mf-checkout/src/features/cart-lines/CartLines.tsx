import type { Cart, CartItem } from '@storefront/api-contract';
import { openPanel } from '@storefront/contracts';
import { formatRoubles } from '@storefront/domain';
import { css } from '@storefront/styles';
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

const listClass = css({
  display: 'grid',
  '& > li': { padding: '16px 0' },
  '& > li + li': { borderTop: `1px solid ${colour.line}` },
});
const headingClass = css({ ...textStyles.title, marginTop: 8 });
const headingRowClass = css({
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
        <ul className={listClass} aria-label={messages.lines}>
          {cart.items.map((item) => (
            <li key={item.id}>
              <CartLine
                item={item}
                onChange={amounts.change}
                onRemove={() => amounts.remove(item.id, item)}
              />
            </li>
          ))}
        </ul>
      )}
      {cart.stoplisted_items.length > 0 && (
        <section aria-label={messages.unavailable}>
          <div className={headingRowClass}>
            <h3 className={headingClass}>{messages.unavailable}</h3>
            <Button kind="soft" size={44} onClick={() => openPanel('unavailable-items')}>
              {messages.replace}
            </Button>
          </div>
          <ul className={listClass}>
            {cart.stoplisted_items.map((item) => (
              <li key={item.id}>
                <UnavailableLine item={item} onRemove={(itemId) => amounts.remove(itemId)} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {cart.expendable.length > 0 && (
        <section aria-label={messages.extras}>
          <h3 className={headingClass}>{messages.extras}</h3>
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
