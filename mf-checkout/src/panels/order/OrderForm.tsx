import type { Cart } from '@storefront/api-contract';
import { Stack } from '@storefront/ui';
import { useRef } from 'react';
import { useStore } from 'zustand';
import { OrderDetails } from '../../features/order-details';
import {
  CashChangeField,
  CommentField,
  cashChangeOf,
  cashChangeProblem,
  clearDraft,
  type OrderDraftStore,
  useComment,
  useSaveForm,
} from '../../features/order-draft';
import {
  BonusField,
  OrderSwitches,
  PaymentChoice,
  PersonsRow,
  TakeMethodTabs,
  TimeRow,
  useBonuses,
  usePaymentType,
  usePersons,
} from '../../features/order-form';
import { OrderLines } from '../../features/order-lines';
import { type OrderPlacing, PlaceOrderButton } from '../../features/place-order';
import { PlaceRow } from '../../features/place-row';
import { usePlaceTerms } from '../../shared/place/usePlaceTerms';
import { useReturnToCart } from './useReturnToCart';
import { Action, Columns, Form, Settings, Summary } from './orderLayout';

interface Props {
  cart: Cart;
  draft: OrderDraftStore;
  placing: OrderPlacing;
}

/** The order's form beside its summary. */
export function OrderForm({ cart, draft, placing }: Props) {
  const terms = usePlaceTerms(cart);
  const cashChange = useStore(draft, (state) => state.cashChange);
  const comment = useComment({ saved: cart.comment, draft });
  const persons = usePersons(cart.persons_count);
  const { paymentType, choose: choosePaymentType } = usePaymentType(cart.payment_type_id);
  const save = useSaveForm({ cart, comment, persons });
  const bonuses = useBonuses({ cart, terms });
  const returnToCart = useReturnToCart();
  const cashField = useRef<HTMLInputElement>(null);
  const { takeMethod } = terms;
  const { balance, limit, spent } = bonuses;
  const isPlacing = placing.state.kind === 'placing' || placing.state.kind === 'placed';
  const isCash = paymentType === 3;
  const cashProblem = isCash ? cashChangeProblem(cashChange, cart.discount_sum - spent) : undefined;

  function place() {
    if (cashProblem) return cashField.current?.focus();
    void placing.place({
      cart,
      paymentType,
      spent,
      cashChange: isCash ? cashChangeOf(cashChange) : undefined,
      beforePlacing: save,
      onPlaced: () => clearDraft(draft),
    });
  }

  return (
    <Columns>
      {/* A change after the press would not reach the order. */}
      <Form inert={isPlacing}>
        <Stack gap={24}>
          <Stack gap={12}>
            <TakeMethodTabs takeMethod={takeMethod} onUnavailable={returnToCart} />
            <PlaceRow terms={terms} look="form" />
            <TimeRow terms={terms} />
          </Stack>
          <PaymentChoice value={paymentType} takeMethod={takeMethod} onChange={choosePaymentType} />
          {isCash && (
            <CashChangeField
              ref={cashField}
              value={cashChange}
              problem={cashProblem}
              onChange={(digits) => draft.setState({ cashChange: digits })}
            />
          )}
          {balance > 0 && (
            <BonusField balance={balance} limit={limit} value={spent} onChange={bonuses.spend} />
          )}
          <Settings>
            <PersonsRow persons={persons} />
            <OrderSwitches cart={cart} takeMethod={takeMethod} />
          </Settings>
          <CommentField comment={comment} />
        </Stack>
      </Form>
      <Summary>
        <Stack gap={24}>
          <OrderLines cart={cart} onChange={returnToCart} />
          <OrderDetails
            cart={cart}
            takeMethod={takeMethod}
            paymentType={paymentType}
            spent={spent}
            deliveryCost={terms.deliveryCost}
          />
        </Stack>
      </Summary>
      <Action>
        <PlaceOrderButton
          cart={cart}
          terms={terms}
          paymentType={paymentType}
          spent={spent}
          isPlacing={isPlacing}
          onPlace={place}
          onShowCart={returnToCart}
        />
      </Action>
    </Columns>
  );
}
