import type { Cart } from '@storefront/api-contract';
import { discountToShow, formatDiscount, formatRoubles } from '@storefront/domain';
import { css } from '@storefront/styles';
import { textStyles } from '@storefront/tokens';
import { type Definition, DefinitionList, Price } from '@storefront/ui';
import { messages } from './messages';

interface Props {
  cart: Cart;
  /** The cost of delivery as a text of the chain; left out for pickup. */
  deliveryCost?: string | undefined;
}

const rootClass = css({ display: 'grid', gap: 14 });
const totalClass = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 16,
  ...textStyles.h3,
});

/** The bill: dishes, discount, delivery and the total. Guests see it too. */
export function CartTotals({ cart, deliveryCost }: Props) {
  const { full_sum: goods, discount_sum: total } = cart;
  const discount = discountToShow(goods, total);
  const items: Definition[] = [{ term: messages.goods, value: formatRoubles(goods) }];
  if (discount > 0) {
    const code = cart.promocode?.code;
    items.push({
      term: code ? messages.discountBy(code) : messages.discount,
      value: formatDiscount(discount),
      tone: 'good',
    });
  }
  if (deliveryCost) items.push({ term: messages.delivery, value: deliveryCost });
  return (
    <div className={rootClass}>
      <DefinitionList items={items} />
      <p className={totalClass}>
        <span>{messages.total}</span>
        <Price look="h3" value={formatRoubles(total)} />
      </p>
    </div>
  );
}
