import * as messages from './messages';
import type { TakeMethod } from './takeMethod';

/** The payment types by id: 1 online, with a redirect; 2 by card on receipt; 3 in cash. Spec §3. */
export const paymentTypes = {
  1: { delivery: messages.payment.online, pickup: messages.payment.online },
  2: { delivery: messages.payment.cardToCourier, pickup: messages.payment.cardInRestaurant },
  3: { delivery: messages.payment.cash, pickup: messages.payment.cash },
} as const satisfies Record<number, Record<TakeMethod, string>>;

/** 1, 2 or 3. */
export type PaymentTypeId = keyof typeof paymentTypes;

/** The ids in display order. */
export const paymentTypeIds = [1, 2, 3] as const satisfies readonly PaymentTypeId[];

/** The type of a cart without a choice. Spec §4. */
export const DEFAULT_PAYMENT_TYPE: PaymentTypeId = 1;

/** Whether an unchecked value is the id of a payment type. */
export function isPaymentTypeId(value: unknown): value is PaymentTypeId {
  return paymentTypeIds.some((id) => id === value);
}

/** Whether the customer pays before the order is cooked, on a page of the bank. Spec §3. */
export const isOnlinePayment = (id: PaymentTypeId): boolean => id === 1;

/** Whether the courier may need change. Spec §3. */
export const isCashPayment = (id: PaymentTypeId): boolean => id === 3;

/** «Картой курьеру» or «Картой в ресторане», by the take method. Spec §3. */
export function paymentTypeLabel(id: PaymentTypeId, takeMethod: TakeMethod): string {
  return paymentTypes[id][takeMethod];
}
