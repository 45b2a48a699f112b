import type { CartItem, Purchase } from '@storefront/api-contract';
import { keepTogether } from '@storefront/contracts';
import {
  discountToShow,
  formatNumber,
  isOnlinePayment,
  isOrderStatusSlug,
  isPaymentTypeId,
  type OrderOutcome,
  type OrderStatus,
  orderStatus,
  orderWindowParts,
  paymentTypeLabel,
  type TakeMethod,
  withFlat,
} from '@storefront/domain';
import { messages } from './messages';

/** «48 213». */
export function orderNumber(id: number): string {
  return formatNumber(id);
}

export function orderTitle(id: number | string): string {
  const number = Number(id);
  return messages.order(Number.isFinite(number) ? orderNumber(number) : String(id));
}

export function takeMethodOf(order: Pick<Purchase, 'is_self_service'>): TakeMethod {
  return order.is_self_service ? 'pickup' : 'delivery';
}

export function statusOf(order: Pick<Purchase, 'is_self_service' | 'status_slug'>): OrderStatus {
  return orderStatus(order.status_slug, takeMethodOf(order));
}

/** How often to poll an order without a live socket, or after a failed read; false when it is finished or not loaded (decision 0045). */
export function pollIntervalMs(order: Pick<Purchase, 'is_self_service' | 'status_slug'> | undefined) {
  return order !== undefined && !statusOf(order).isFinal && 30_000;
}

/** Canceled and failed orders are shown muted, and bring no bonuses (spec §4). */
export function isMuted({ tone }: Pick<OrderStatus, 'tone'>): boolean {
  return tone === 'canceled' || tone === 'error';
}

/** Which tense an order is written in: what is delivered is not promised again, what is canceled was never done. */
export function outcomeOf(order: Pick<Purchase, 'is_self_service' | 'status_slug'>): OrderOutcome {
  const status = statusOf(order);
  if (isMuted(status)) return 'canceled';
  return status.tone === 'done' ? 'done' : 'planned';
}

/**
 * When an order is due: with hours, for the middle of a sentence, the day in lower case and the hours without line breaks; a
 * day alone begins a line, and keeps its capital.
 */
export function windowInSentence(
  order: Pick<Purchase, 'delivery_date' | 'datetime'>,
  now: Date,
  zone: string,
): ReturnType<typeof orderWindowParts> {
  const parts = orderWindowParts(order, now, zone);
  if (!parts?.hours) return parts;
  const day = parts.day.charAt(0).toLowerCase() + parts.day.slice(1);
  return { day, hours: parts.hours.replaceAll(' ', '\u00A0') };
}

/** «сегодня с 19:30 до 20:00», «30 ноября»; undefined while no time is known. */
export function dueInSentence(...order: Parameters<typeof windowInSentence>): string | undefined {
  const { day, hours } = windowInSentence(...order) ?? {};
  return hours ? `${day} ${hours}` : day;
}

export interface TimelineStep {
  /** The status that reaches the step: its key, since it does not change with the order. */
  milestone: string;
  /** The status whose icon is shown. */
  slug: string;
  label: string;
  state: 'done' | 'current' | 'next';
}

const milestones = {
  delivery: ['new', 'in_progress', 'on_the_way', 'closed'],
  pickup: ['new', 'in_progress', 'awaiting_delivery', 'closed'],
} as const satisfies Record<TakeMethod, readonly string[]>;

/** The progress of an order in four steps; the current one has the label of the order's exact status. */
export function timelineOf(order: Pick<Purchase, 'is_self_service' | 'status_slug'>): TimelineStep[] {
  const takeMethod = takeMethodOf(order);
  const status = statusOf(order);
  return milestones[takeMethod].map((milestone, step) => {
    if (step === status.step && status.tone !== 'done') {
      return { milestone, slug: order.status_slug, label: status.label, state: 'current' };
    }
    const { label } = orderStatus(milestone, takeMethod);
    return { milestone, slug: milestone, label, state: step <= status.step ? 'done' : 'next' };
  });
}

/**
 * The delivery address or the pickup restaurant in one line; undefined when the back end does not send it.
 */
export function orderLocation({ is_self_service, address, organization }: Purchase): string | undefined {
  if (is_self_service) {
    return [organization?.name, organization?.address].filter(Boolean).join(', ') || undefined;
  }
  if (!address) return undefined;
  const house = address.full_address ?? [address.street, address.home].filter(Boolean).join(', ');
  return house ? withFlat(house, address.apartment) : undefined;
}

/** What the courier gets with the address; undefined for nothing. */
export function courierNote({ address }: Pick<Purchase, 'address'>): string | undefined {
  const notes = [address?.intercom && messages.intercom(address.intercom), address?.comment].filter(Boolean);
  return notes.length > 0 ? messages.courier(notes.join('. ')) : undefined;
}

const unpaidStatuses = new Set(['wait_confirm', 'not_confirmed']);

/** The label of the total: paid or to be paid, and how. */
export function sumLabel(order: Purchase): string {
  const status = statusOf(order);
  const type = order.payment_type_id;
  if (isMuted(status) || !isPaymentTypeId(type) || !isOrderStatusSlug(order.status_slug)) return messages.sum;
  const label = paymentTypeLabel(type, takeMethodOf(order));
  const how = label.charAt(0).toLowerCase() + label.slice(1);
  const isPaid = status.tone === 'done' || (isOnlinePayment(type) && !unpaidStatuses.has(order.status_slug));
  return isPaid ? messages.paid(how) : messages.toPay(how);
}

/** The discount to show, whole roubles, without the bonuses spent. */
export function discountOf({ full_sum, discount_sum, write_off_amount }: Purchase): number {
  return discountToShow(full_sum, discount_sum + write_off_amount);
}

/**
 * The sum of an order in roubles; undefined where the back end sends neither a sum nor the price of a dish, which the
 * contract reads as 0: the order would look free.
 */
export function knownSum({ discount_sum, full_sum, items }: Purchase): number | undefined {
  const isKnown = discount_sum > 0 || full_sum > 0 || items.some(({ price }) => price !== null);
  return isKnown ? discount_sum : undefined;
}

/** «Филадельфия × 2, Рамэн». */
export function dishesInWords(items: readonly Pick<CartItem, 'amount' | 'product'>[]): string {
  return items.map(({ product, amount }) => messages.dish(keepTogether(product.name), amount)).join(', ');
}

/**
 * Texts about the money and the bonuses of an order that has ended badly, where the back end says it. The money of an
 * online payment may also come back when the order is paid on receipt.
 */
export function refundTexts(order: Purchase): string[] {
  const { payment, can_cancel, write_off_amount: bonuses } = order;
  const hasEndedBadly = isMuted(statusOf(order));
  const isOwnBackEnd = can_cancel !== null;
  return [
    payment?.state === 'refund_due' && messages.refundDue,
    payment?.state === 'refunded' && messages.refunded,
    hasEndedBadly && payment?.state === 'closed' && messages.notCharged,
    hasEndedBadly && isOwnBackEnd && bonuses > 0 && messages.bonusesBack(formatNumber(bonuses)),
  ].filter((text) => text !== false);
}
