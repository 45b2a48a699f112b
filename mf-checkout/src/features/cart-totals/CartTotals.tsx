import type { Cart } from '@storefront/api-contract';
import { discountToShow, formatDiscount, formatRoubles, type TakeMethod } from '@storefront/domain';
import { css } from '@storefront/styles';
import { textStyles } from '@storefront/tokens';
import { type Definition, DefinitionList, Price } from '@storefront/ui';
import { useDiscountLabel } from '../../shared/cart/useDiscountLabel';
import { messages } from './messages';

interface Props {
  cart: Cart;
  takeMethod: TakeMethod;
  /** The cost of delivery as a text of the chain. */
  deliveryCost: string | undefined;
}

const rootClass = css({ display: 'grid', gap: 14 });
const totalClass = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 16,
  ...textStyles.h3,
});

/** The bill: dishes, discount, delivery and the total. Guests see it too. */
export function CartTotals({ cart, takeMethod, deliveryCost }: Props) {
  const discountLabel = useDiscountLabel(cart, takeMethod);
  const { full_sum: goods, discount_sum: total } = cart;
  const discount = discountToShow(goods, total);
  const items: Definition[] = [{ term: messages.goods, value: formatRoubles(goods) }];
  if (discount > 0) {
    items.push({ term: discountLabel, value: formatDiscount(discount), tone: 'good' });
  }
  if (takeMethod === 'delivery' && deliveryCost) items.push({ term: messages.delivery, value: deliveryCost });
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
