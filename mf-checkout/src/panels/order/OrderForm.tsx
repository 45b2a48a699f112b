import type { Cart } from '@storefront/api-contract';
import { isCashPayment } from '@storefront/domain';
import { Form } from '@storefront/forms';
import { Stack } from '@storefront/ui';
import { useId } from 'react';
import { OrderDetails } from '../../features/order-details';
import {
  CashChangeField,
  CommentField,
  clearDraft,
  type OrderDraftStore,
  useDraftOfCart,
  useInterruptedOrder,
  useOrderFields,
  useSaveForm,
  useSaveTypedComment,
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
import { messages } from './messages';
import { actionClass, columnsClass, fieldsClass, settingsClass, summaryClass } from './orderLayout';
import { useReturnForUnavailable } from './useReturnForUnavailable';
import { useReturnToCart } from '../../shared/cart/useReturnToCart';

interface Props {
  cart: Cart;
  draft: OrderDraftStore;
  placing: OrderPlacing;
}

/** The order's form beside its summary. */
export function OrderForm({ cart, draft, placing }: Props) {
  useDraftOfCart(draft, cart);
  const formId = useId();
  const terms = usePlaceTerms(cart);
  const { takeMethod } = terms;
  const { paymentType, choose: choosePaymentType } = usePaymentType(cart.payment_type_id);
  const isCash = isCashPayment(paymentType);
  const bonuses = useBonuses({ cart, terms });
  const { balance, limit, spent } = bonuses;
  const typed = { draft, savedComment: cart.comment };
  const form = useOrderFields({ ...typed, isCash, total: cart.discount_sum - spent });
  const saveComment = useSaveTypedComment(typed);
  const persons = usePersons(cart.persons_count);
  const save = useSaveForm({
    cart: { ...cart, payment_type_id: paymentType },
    timeZone: terms.timeZone,
    saveComment,
    persons,
  });
  useInterruptedOrder({
    draft,
    cart,
    shown: { paymentType, persons: persons.count, bonuses: spent },
    timeZone: terms.timeZone,
    spendBonuses: bonuses.spend,
  });
  const returnToCart = useReturnToCart();
  const returnForUnavailable = useReturnForUnavailable();
  const isPlacing = placing.state.kind === 'placing' || placing.state.kind === 'placed';

  // The answer to a change of persons resets the bonuses that were chosen before the change was sent.
  function spendBonuses(amount: number) {
    persons.flush();
    bonuses.spend(amount);
  }

  const place = (cashChange: number | undefined) =>
    placing.place({
      cart,
      paymentType,
      spent,
      cashChange,
      beforePlacing: save,
      onPlaced: () => clearDraft(draft),
    });

  return (
    <div className={columnsClass}>
      {/* A change after the press would not reach the order. */}
      <div className={fieldsClass} inert={isPlacing}>
        <Form
          form={form}
          id={formId}
          failure={messages.notPlaced}
          submitOn="button"
          onSubmit={({ cashChange }) => place(cashChange)}
        >
          <Stack gap={24}>
            <Stack gap={12}>
              <TakeMethodTabs takeMethod={takeMethod} onUnavailable={returnForUnavailable} />
              <PlaceRow terms={terms} look="form" />
              <TimeRow terms={terms} refusal={placing.timeRefusal} onChoose={placing.forgetRefusal} />
            </Stack>
            <Stack gap={12}>
              <PaymentChoice value={paymentType} takeMethod={takeMethod} onChange={choosePaymentType} />
              {isCash && <CashChangeField form={form} />}
            </Stack>
            {balance > 0 && (
              <BonusField
                balance={balance}
                limit={limit}
                limitReason={bonuses.limitReason}
                value={spent}
                onChange={spendBonuses}
              />
            )}
            <div className={settingsClass}>
              <PersonsRow persons={persons} />
              <OrderSwitches cart={cart} takeMethod={takeMethod} />
            </div>
            <CommentField form={form} takeMethod={takeMethod} onBlur={() => void saveComment()} />
          </Stack>
        </Form>
      </div>
      <div className={summaryClass}>
        <Stack gap={24}>
          <OrderLines cart={cart} persons={persons.count} onChange={returnToCart} />
          <OrderDetails
            cart={cart}
            takeMethod={takeMethod}
            paymentType={paymentType}
            spent={spent}
            deliveryCost={terms.deliveryCost}
          />
        </Stack>
      </div>
      <div className={actionClass}>
        <PlaceOrderButton
          cart={cart}
          terms={terms}
          paymentType={paymentType}
          spent={spent}
          isPlacing={isPlacing}
          formId={formId}
          onShowCart={returnToCart}
        />
      </div>
    </div>
  );
}
