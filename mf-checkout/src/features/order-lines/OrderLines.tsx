import type { Cart, PricedCartItem } from '@storefront/api-contract';
import { keepTogether } from '@storefront/contracts';
import { formatRoubles, soySauceNote } from '@storefront/domain';
import { css } from '@storefront/styles';
import { colour, textStyles } from '@storefront/tokens';
import { Button, ListRow, Row } from '@storefront/ui';
import { Info } from 'lucide-react';
import { useId } from 'react';
import { useLineDetails } from '../../shared/cart/useLineDetails';
import { DishPicture } from '../../shared/dish/DishPicture';
import { messages } from './messages';

const titleClass = css(textStyles.title);
const listClass = css({ marginBottom: 12 });
// The label, rather than the edge of the button, ends where the sums do.
const changeClass = css({ marginRight: -16 });
// The column is sunken itself, so the text stands on it without a box.
const sauceClass = css({
  display: 'flex',
  gap: 10,
  ...textStyles.s,
  color: colour.ink2,
  '& > svg': { flex: 'none', marginTop: 1, strokeWidth: 1.75 },
});

interface Props {
  cart: Pick<Cart, 'items'>;
  persons: number;
  onChange: () => void;
}

/** The ordered dishes, for review; «Изменить» leads back to the cart. */
export function OrderLines({ cart, persons, onChange }: Props) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Row justify="between">
        <h3 className={titleClass} id={titleId}>
          {messages.title}
        </h3>
        <Button className={changeClass} kind="text" size={40} onClick={onChange}>
          {messages.change}
        </Button>
      </Row>
      <ul className={listClass}>
        {cart.items.map((item) => (
          <li key={item.id}>
            <OrderLine item={item} />
          </li>
        ))}
      </ul>
      <p className={sauceClass}>
        <Info size={18} aria-hidden />
        {keepTogether(soySauceNote(persons))}
      </p>
    </section>
  );
}

function OrderLine({ item }: { item: PricedCartItem }) {
  const times = item.amount > 1 ? messages.times(item.amount) : undefined;
  return (
    <ListRow
      media={<DishPicture item={item} size={56} />}
      title={item.product.name}
      note={[times, useLineDetails(item)].filter(Boolean).join(' · ')}
      trailing={formatRoubles(item.price * item.amount)}
    />
  );
}
