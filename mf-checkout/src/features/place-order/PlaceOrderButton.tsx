import type { Cart } from '@storefront/api-contract';
import { keepTogether, openPanel, paths } from '@storefront/contracts';
import {
  formatRoubles,
  isOnlinePayment,
  missingToMinimum,
  orderBlockedBecause,
  type PaymentTypeId,
  unavailableBecause,
} from '@storefront/domain';
import { css } from '@storefront/styles';
import { colour, textStyles } from '@storefront/tokens';
import { Button, Note, Stack } from '@storefront/ui';
import type { PlaceTerms } from '../../shared/place/usePlaceTerms';
import { messages } from './messages';
import { isOfOtherCart, useOrderAttempt } from './useOrderAttempt';

interface Props {
  cart: Cart;
  terms: Pick<PlaceTerms, 'takeMethod' | 'address' | 'minimum' | 'time'>;
  paymentType: PaymentTypeId;
  /** Bonuses spent on the order. */
  spent: number;
  isPlacing: boolean;
  /** The form that the button submits. */
  formId: string;
  /** Shows the unavailable dishes. */
  onShowCart: () => void;
}

const termsClass = css({
  ...textStyles.xs,
  color: colour.ink2,
  textAlign: 'center',
  '& > a': { color: 'inherit', textDecoration: 'underline', textUnderlineOffset: 2 },
});

/** «Оплатить» or «Заказать» with the sum, or the reason why ordering is blocked (spec §5). */
export function PlaceOrderButton({ cart, terms, paymentType, spent, isPlacing, formId, onShowCart }: Props) {
  const { takeMethod, address, minimum, time } = terms;
  const { sent } = useOrderAttempt();
  const amount = cart.discount_sum - spent;
  const facts = {
    takeMethod,
    hasAddress: address?.type === 'delivery',
    hasRestaurant: address?.type === 'pickup',
    isClosed: time.isClosed,
    unavailable: cart.stoplisted_items,
    amount,
  };
  const reason = orderBlockedBecause({ ...facts, minimum: 0 });
  // The reason «unavailable dishes» has a button that shows them; any other reason is text only.
  const isOnlyUnavailable = reason !== undefined && reason === unavailableBecause(cart.stoplisted_items);
  // The button's own label names the minimum.
  const underMinimum = reason ? undefined : orderBlockedBecause({ ...facts, minimum });
  const missing = underMinimum && messages.missing(formatRoubles(missingToMinimum(amount, minimum)));
  const label = isOnlinePayment(paymentType) ? messages.pay : messages.order;
  return (
    <Stack gap={12}>
      {sent && isOfOtherCart(sent, cart) && (
        <Note
          kind="warn"
          action={
            <button type="button" onClick={() => openPanel('purchases')}>
              {messages.orders}
            </button>
          }
        >
          {messages.unconfirmedBefore}
        </Note>
      )}
      {isOnlyUnavailable && (
        <Note
          kind="bad"
          action={
            <button type="button" onClick={onShowCart}>
              {messages.show}
            </button>
          }
        >
          {reason}
        </Note>
      )}
      <Button
        type="submit"
        form={formId}
        kind="primary"
        size={56}
        isWide
        isLoading={isPlacing}
        disabledReason={reason ?? missing}
        reasonShown={isOnlyUnavailable ? 'tooltip' : 'note'}
        trailing={formatRoubles(underMinimum ? minimum : amount)}
      >
        {underMinimum ? messages.minimum : label}
      </Button>
      <p className={termsClass}>
        {keepTogether(messages.accepting(label))}
        <a href={paths.legal()}>{messages.terms}</a>
      </p>
    </Stack>
  );
}
