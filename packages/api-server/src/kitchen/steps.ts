import type { OrderStatusSlug, TakeMethod } from '@storefront/domain';

interface Step {
  next: OrderStatusSlug;
  /** Real seconds until then, at a pace of 1. */
  seconds: number;
}

/** What the way of an order depends on. */
interface Walker {
  takeMethod: TakeMethod;
  needCallConfirmation: boolean;
  /** Not before this does the kitchen begin; null is at once. */
  kitchenAt: Date | null;
}

interface Kitchen {
  now: Date;
  /** How many times faster than life. */
  pace: number;
}

/** The way of an order (spec §4, Order statuses). Statuses that nothing follows are not here. */
const steps: Record<TakeMethod, Partial<Record<OrderStatusSlug, Step>>> = {
  delivery: {
    new: { next: 'in_progress', seconds: 60 },
    in_progress: { next: 'ready', seconds: 900 },
    ready: { next: 'on_the_way', seconds: 300 },
    on_the_way: { next: 'closed', seconds: 1200 },
  },
  pickup: {
    new: { next: 'in_progress', seconds: 60 },
    in_progress: { next: 'awaiting_delivery', seconds: 900 },
    awaiting_delivery: { next: 'closed', seconds: 1500 },
  },
};

/** An order that nobody paid for is given up after a quarter of an hour, at any pace. */
const unpaid: Step = { next: 'canceled', seconds: 900 };
/** The operator calls those who asked for it, and then the order is like any other. */
const call: Step = { next: 'new', seconds: 120 };

export function stepAfter(takeMethod: TakeMethod, slug: string): Step | undefined {
  if (slug === 'wait_confirm') return unpaid;
  if (slug === 'not_confirmed') return call;
  return (steps[takeMethod] as Record<string, Step | undefined>)[slug];
}

/** When an order that has just got this status moves on; null when it is at its end. */
export function dueAfter(
  order: Pick<Walker, 'takeMethod' | 'kitchenAt'>,
  slug: OrderStatusSlug,
  { now, pace }: Kitchen,
): Date | null {
  const step = stepAfter(order.takeMethod, slug);
  if (!step) return null;
  const seconds = step === unpaid ? step.seconds : step.seconds / pace;
  const due = now.getTime() + seconds * 1000;
  const begins = slug === 'new' ? (order.kitchenAt?.getTime() ?? 0) : 0;
  return new Date(Math.max(due, begins));
}

/** The status of an order that is paid for, or is paid on the spot. */
export const statusAfterPayment = (order: Pick<Walker, 'needCallConfirmation'>): OrderStatusSlug =>
  order.needCallConfirmation ? 'not_confirmed' : 'new';

/** Where the mishap strikes: the restaurant's till takes no order, or the kitchen gives it up. */
const mishaps: Partial<Record<string, 'error' | 'canceled'>> = { new: 'error', in_progress: 'canceled' };

/**
 * What goes wrong with an order that is about to leave a status: with `percent` of all, and by their number always
 * with the same ones. Half of them are canceled, the other half end in an error.
 */
export function mishapOf(
  { id, statusSlug }: { id: number; statusSlug: string },
  percent: number,
): 'error' | 'canceled' | undefined {
  const mishap = mishaps[statusSlug];
  // Multiplied by the golden ratio, neighbours lie far apart.
  const lot = Math.floor(((id * 0.618_033_988_75) % 1) * 200);
  if (lot >= percent * 2) return undefined;
  return mishap === (lot % 2 === 0 ? 'error' : 'canceled') ? mishap : undefined;
}
