import type { Cart } from '@storefront/api-contract';
import {
  creditedBonuses,
  discountToShow,
  formatDiscount,
  formatNumber,
  formatRoubles,
  type PaymentTypeId,
  paymentTypeLabel,
  type TakeMethod,
} from '@storefront/domain';
import { css } from '@storefront/styles';
import { colour, textStyles } from '@storefront/tokens';
import { BonusChip, type Definition, DefinitionList, Price, Row } from '@storefront/ui';
import { useDiscountLabel } from '../../shared/cart/useDiscountLabel';
import { messages } from './messages';

interface Props {
  cart: Pick<Cart, 'full_sum' | 'discount_sum' | 'promocode' | 'write_on_amount'>;
  takeMethod: TakeMethod;
  paymentType: PaymentTypeId;
  /** Bonuses spent on the order. */
  spent: number;
  /** The cost of delivery as a text of the chain. */
  deliveryCost: string | undefined;
}

const rootClass = css({ display: 'grid', gap: 14 });
const totalClass = css({ display: 'flex', justifyContent: 'space-between', gap: 16, ...textStyles.h3 });
const remarkClass = css({ ...textStyles.xs, color: colour.ink2 });

/** The order's rows: discount, bonuses written off and credited, payment method, total (spec §2, Order panel). */
export function OrderDetails({ cart, takeMethod, paymentType, spent, deliveryCost }: Props) {
  const { full_sum: goods, discount_sum: amount } = cart;
  const discountLabel = useDiscountLabel(cart, takeMethod);
  const discount = discountToShow(goods, amount);
  const rows: Definition[] = [{ term: messages.goods, value: formatRoubles(goods) }];
  if (discount > 0) {
    rows.push({ term: discountLabel, value: formatDiscount(discount), tone: 'good' });
  }
  if (spent > 0) rows.push({ term: messages.bonuses, value: formatDiscount(spent), tone: 'bonus' });
  if (takeMethod === 'delivery' && deliveryCost) rows.push({ term: messages.delivery, value: deliveryCost });
  rows.push({ term: messages.payment, value: paymentTypeLabel(paymentType, takeMethod) });
  const credited = creditedBonuses({ writeOn: cart.write_on_amount, amount, spent });
  return (
    <div className={rootClass}>
      <DefinitionList items={rows} />
      <p className={totalClass}>
        <span>{messages.total}</span>
        <Price look="h3" value={formatRoubles(amount - spent)} />
      </p>
      {credited > 0 && (
        <Row gap={8}>
          <BonusChip label={messages.credited}>+{formatNumber(credited)}</BonusChip>
          <span className={remarkClass}>{messages.creditedAfter[takeMethod]}</span>
        </Row>
      )}
    </div>
  );
}
