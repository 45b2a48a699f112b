import type { Cart } from '@storefront/api-contract';
import { backToPreviousPanel } from '@storefront/contracts';
import { DEFAULT_PAYMENT_TYPE, isPaymentTypeId } from '@storefront/domain';
import { Stack } from '@storefront/ui';
import { useRef } from 'react';
import { CartTotals } from '../../features/cart-totals';
import {
  CashChangeField,
  CommentField,
  cashChangeOf,
  cashChangeProblem,
  OrderSwitches,
  PaymentChoice,
  PersonsRow,
  TakeMethodTabs,
  TimeRow,
  useComment,
  useOrderDraft,
} from '../../features/order-form';
import { OrderLines } from '../../features/order-lines';
import { type OrderPlacing, PlaceOrderButton } from '../../features/place-order';
import { PlaceRow } from '../../features/place-row';
import { usePlaceTerms } from '../../shared/place/usePlaceTerms';
import { Action, Columns, Form, Summary } from './orderLayout';

interface Props {
  cart: Cart;
  placing: OrderPlacing;
}

/** How the order is taken and paid, beside what is in it. */
export function OrderForm({ cart, placing }: Props) {
  const terms = usePlaceTerms(cart);
  const { draft, change, clear } = useOrderDraft();
  const comment = useComment({ saved: cart.comment, draft, onDraft: change });
  const cashField = useRef<HTMLInputElement>(null);
  const { takeMethod } = terms;
  const paymentType = isPaymentTypeId(cart.payment_type_id) ? cart.payment_type_id : DEFAULT_PAYMENT_TYPE;
  const isCash = paymentType === 3;
  const cashProblem = isCash ? cashChangeProblem(draft.cashChange, cart.discount_sum) : undefined;

  function place() {
    if (cashProblem) return cashField.current?.focus();
    void placing.place({
      cart,
      cashChange: isCash ? cashChangeOf(draft.cashChange) : undefined,
      beforePlacing: comment.save,
      onPlaced: clear,
    });
  }

  return (
    <Columns>
      <Form>
        <Stack gap={24}>
          <Stack gap={12}>
            <TakeMethodTabs takeMethod={takeMethod} onUnavailable={backToPreviousPanel} />
            <PlaceRow terms={terms} look="form" />
            <TimeRow terms={terms} />
          </Stack>
          <PaymentChoice value={paymentType} takeMethod={takeMethod} />
          {isCash && (
            <CashChangeField
              ref={cashField}
              value={draft.cashChange}
              problem={cashProblem}
              onChange={(cashChange) => change({ cashChange })}
            />
          )}
          <div>
            <PersonsRow persons={cart.persons_count} />
            <OrderSwitches cart={cart} takeMethod={takeMethod} />
          </div>
          <CommentField comment={comment} />
        </Stack>
      </Form>
      <Summary>
        <Stack gap={24}>
          <OrderLines cart={cart} onChange={backToPreviousPanel} />
          <CartTotals cart={cart} deliveryCost={takeMethod === 'delivery' ? terms.deliveryCost : undefined} />
        </Stack>
      </Summary>
      <Action>
        <PlaceOrderButton
          cart={cart}
          terms={terms}
          paymentType={paymentType}
          isPlacing={placing.state.kind !== 'idle'}
          onPlace={place}
          onShowCart={backToPreviousPanel}
        />
      </Action>
    </Columns>
  );
}
