import * as messages from './messages';
import type { TakeMethod } from './takeMethod';

/** Created, in the kitchen, handed over, done: the four segments of the progress bar. */
export type OrderStep = 0 | 1 | 2 | 3;

export type OrderTone = 'waiting' | 'active' | 'done' | 'canceled' | 'error';

type StatusEntry = {
  label: (takeMethod: TakeMethod) => string;
  step: OrderStep;
  tone: OrderTone;
  /** No status follows it, so tracking can stop. */
  isFinal: boolean;
};

export type OrderStatus = { label: string; step: OrderStep; tone: OrderTone; isFinal: boolean };

const text = messages.status;
const created = entry(text.created, 0, 'active');
const ready: StatusEntry = {
  label: (takeMethod) => (takeMethod === 'pickup' ? text.waitsInRestaurant : text.ready),
  step: 2,
  tone: 'active',
  isFinal: false,
};
const done = entry(text.done, 3, 'done', true);

/** The statuses of spec §4 by `status_slug`. */
export const orderStatuses = {
  wait_confirm: entry(text.waitConfirm, 0, 'waiting'),
  not_confirmed: created,
  new: created,
  in_progress: entry(text.inProgress, 1, 'active'),
  ready,
  awaiting_delivery: ready,
  on_the_way: entry(text.onTheWay, 2, 'active'),
  closed: done,
  delivered: done,
  canceled: entry(text.canceled, 0, 'canceled', true),
  error: entry(text.error, 0, 'error', true),
} as const satisfies Record<string, StatusEntry>;

/** A status known to this build. */
export type OrderStatusSlug = keyof typeof orderStatuses;

// A newer back end may send an unknown status. «Принят» promises nothing about the kitchen, and tracking goes
// on, because the status may not be final.
const unknown = entry(text.unknown, 0, 'waiting');

/** Whether spec §4 has a status with this slug. */
export function isOrderStatusSlug(slug: string): slug is OrderStatusSlug {
  return Object.hasOwn(orderStatuses, slug);
}

/** Whether a customer may cancel an order in this status: before the kitchen begins. */
export const isCancelable = (slug: string): boolean =>
  slug === 'wait_confirm' || slug === 'not_confirmed' || slug === 'new';

/** Label, progress and look of a status; an unknown slug is «Заказ принят», still waiting. Spec §4. */
export function orderStatus(slug: string, takeMethod: TakeMethod): OrderStatus {
  const { label, ...rest }: StatusEntry = isOrderStatusSlug(slug) ? orderStatuses[slug] : unknown;
  return { label: label(takeMethod), ...rest };
}

function entry(label: string, step: OrderStep, tone: OrderTone, isFinal = false): StatusEntry {
  return { label: () => label, step, tone, isFinal };
}
