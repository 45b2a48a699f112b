import {
  useChangeDatetime,
  useChangePaymentType,
  useChangePersonCount,
  useToggleParam,
} from '@storefront/api-client';
import type { Cart } from '@storefront/api-contract';
import { useEvent } from '@storefront/contracts';
import { parseServerDate, serverDate } from '@storefront/domain';
import { useEffect, useEffectEvent } from 'react';
import type { OrderDraft, OrderDraftStore } from './useOrderDraft';

interface Options {
  draft: OrderDraftStore;
  cart: Pick<Cart, 'contactless' | 'need_call_confirmation' | 'datetime'>;
  /** What the form shows: a change that is not saved yet is not in the cart. */
  shown: Pick<NonNullable<OrderDraft['interrupted']>, 'paymentType' | 'persons' | 'bonuses'>;
  timeZone: string;
  spendBonuses: (amount: number) => void;
}

/**
 * Keeps what the form shows when a 401 ends the session, and saves it with the cart when the form opens again after the
 * login: the refused call may have been the one that saved it, and the bonuses to spend are only sent with the order.
 * Text that is typed is in the draft anyway.
 */
export function useInterruptedOrder({ draft, cart, shown, timeZone, spendBonuses }: Options): void {
  const { mutate: changePaymentType } = useChangePaymentType();
  const { mutate: changePersons } = useChangePersonCount();
  const { mutate: toggle } = useToggleParam();
  const { mutate: changeDatetime } = useChangeDatetime();

  useEvent('shell:logout-requested', ({ reason }) => {
    if (reason !== 'unauthorized') return;
    const { contactless, need_call_confirmation: needsCall, datetime } = cart;
    const { paymentType, persons, bonuses } = shown;
    draft.setState({ interrupted: { paymentType, persons, contactless, needsCall, datetime, bonuses } });
  });

  const restore = useEffectEvent(() => {
    const { interrupted } = draft.getState();
    if (!interrupted) return;
    draft.setState({ interrupted: undefined });
    const { paymentType, persons, contactless, needsCall, datetime, bonuses } = interrupted;
    if (paymentType !== shown.paymentType) changePaymentType({ id: paymentType });
    if (persons !== shown.persons) changePersons({ persons });
    if (contactless !== cart.contactless) toggle({ param: 'contactless', isOn: contactless });
    if (needsCall !== cart.need_call_confirmation)
      toggle({ param: 'need_call_confirmation', isOn: needsCall });
    const at = parseServerDate(datetime, timeZone);
    if (at?.getTime() !== parseServerDate(cart.datetime, timeZone)?.getTime())
      changeDatetime({ datetime: at ? serverDate(at, timeZone) : null });
    // After the writes above, which drop the bonuses that were chosen before them (spec §4, Cart).
    spendBonuses(bonuses);
  });
  useEffect(() => restore(), []);
}
