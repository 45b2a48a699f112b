import type { Cart } from '@storefront/api-contract';
import { openPanel, useSession } from '@storefront/contracts';
import {
  cartBlockedBecause,
  creditedBonuses,
  discountToShow,
  formatNumber,
  formatRoubles,
  itemsCount,
  missingToMinimum,
  unavailableBecause,
} from '@storefront/domain';
import { css } from '@storefront/styles';
import { colour, textStyles } from '@storefront/tokens';
import { BonusChip, Button, Progress } from '@storefront/ui';
import { useId } from 'react';
import type { PlaceTerms } from '../../shared/place/usePlaceTerms';
import { messages } from './messages';

interface Props {
  cart: Cart;
  terms: Pick<PlaceTerms, 'takeMethod' | 'minimum'>;
  /** `SkipToOrder` leads to it. */
  buttonId: string;
  /** A guest presses the button. */
  onLogIn: () => void;
  /** Called before the order panel or the login opens. */
  onLeave: () => void;
}

const rootClass = css({ display: 'grid', gap: 12 });
const captionClass = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 12px',
  ...textStyles.s,
  color: colour.ink2,
});

/** The cart's sum and the next step: log in, order, or add more to reach the minimum. */
export function CartFooter({ cart, terms: { takeMethod, minimum }, buttonId, onLogIn, onLeave }: Props) {
  const missingId = useId();
  const isLoggedIn = useSession().status === 'user';
  const count = itemsCount(cart.items);
  const amount = cart.discount_sum;
  const discount = discountToShow(cart.full_sum, amount);
  const bonuses = creditedBonuses({ writeOn: cart.write_on_amount, amount, spent: 0 });
  const blocked = cartBlockedBecause({ isLoggedIn, takeMethod, amount, minimum });
  const missingSum = takeMethod === 'delivery' ? missingToMinimum(amount, minimum) : 0;
  const missing = messages.missing(formatRoubles(missingSum));

  function order() {
    onLeave();
    if (isLoggedIn) openPanel('order');
    else onLogIn();
  }

  return (
    <div className={rootClass}>
      {missingSum > 0 ? (
        <>
          <div className={captionClass}>
            <span id={missingId}>{missing}</span>
            {/* Not the rounded amount: 989.60 would read «990 ₽ из 990 ₽». */}
            <strong>{messages.reached(formatRoubles(minimum - missingSum), formatRoubles(minimum))}</strong>
          </div>
          <Progress label={missing} value={amount} max={minimum} />
        </>
      ) : (
        <div className={captionClass}>
          <span>
            {discount > 0
              ? messages.countWithDiscount(count, formatRoubles(discount))
              : messages.count(count)}
          </span>
          {bonuses > 0 && <BonusChip label={messages.bonuses}>+{formatNumber(bonuses)}</BonusChip>}
        </div>
      )}
      {blocked ? (
        // The caption says why the button is blocked: a tooltip would repeat the caption and cover it.
        <Button id={buttonId} kind="primary" size={56} isWide aria-disabled aria-describedby={missingId}>
          {blocked}
        </Button>
      ) : (
        <Button
          id={buttonId}
          kind="primary"
          size={56}
          isWide
          trailing={formatRoubles(amount)}
          disabledReason={count === 0 ? unavailableBecause(cart.stoplisted_items) : undefined}
          onClick={order}
        >
          {isLoggedIn ? messages.checkout : messages.logIn}
        </Button>
      )}
    </div>
  );
}
