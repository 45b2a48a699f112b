import {
  isFinalStatus,
  isOrderStatusSlug,
  type OrderStatusSlug,
  type TakeMethod,
  timeToPayMs,
} from '@storefront/domain';
import type { Kitchen } from '../config';

interface Step {
  next: OrderStatusSlug;
  /** Seconds until the next status, at a pace of 1. */
  seconds: number;
}

/** The fields of an order that decide its statuses. */
interface StatusInputs {
  takeMethod: TakeMethod;
  needCallConfirmation: boolean;
  /** The kitchen starts no earlier than this; null means at once. */
  kitchenAt: Date | null;
}

/** The statuses of an order (spec §4, Order statuses); final statuses are left out. */
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

/** An unpaid order is canceled after 15 minutes, at any pace. */
const unpaid: Step = { next: 'canceled', seconds: timeToPayMs / 1000 };
/** The operator calls customers who asked for it; then the order continues as usual. */
const call: Step = { next: 'new', seconds: 120 };

export function stepAfter(takeMethod: TakeMethod, slug: string): Step | undefined {
  if (slug === 'wait_confirm') return unpaid;
  if (slug === 'not_confirmed') return call;
  return (steps[takeMethod] as Record<string, Step | undefined>)[slug];
}

/** How long an order stays in a status. */
export interface Stay {
  seconds: number;
  /** The order stays at least until this moment. */
  until: Date | null;
}

/**
 * How long an order that has just got this status stays in it; null where no time ends it: a final status, and what a real
 * kitchen reports itself.
 */
export function stayIn(
  order: Pick<StatusInputs, 'takeMethod' | 'kitchenAt'>,
  slug: OrderStatusSlug,
  kitchen: Kitchen,
): Stay | null {
  const step = stepAfter(order.takeMethod, slug);
  if (!step) return null;
  if (step === unpaid) return { seconds: step.seconds, until: null };
  if (kitchen.kind === 'webhook') return null;
  return { seconds: step.seconds / kitchen.pace, until: slug === 'new' ? order.kitchenAt : null };
}

/** The first status of an order that is paid, or will be paid on receipt. */
export const statusAfterPayment = (order: Pick<StatusInputs, 'needCallConfirmation'>): OrderStatusSlug =>
  order.needCallConfirmation ? 'not_confirmed' : 'new';

/** The statuses of an order that is the kitchen's business, in their order. */
function wayOf(takeMethod: TakeMethod): OrderStatusSlug[] {
  const way: OrderStatusSlug[] = ['not_confirmed'];
  for (let step = stepAfter(takeMethod, 'not_confirmed'); step; step = stepAfter(takeMethod, step.next))
    way.push(step.next);
  return way;
}

/** Statuses that the customer sees as one (spec §4); a kitchen may report either. */
const synonyms: Record<TakeMethod, Partial<Record<string, OrderStatusSlug>>> = {
  delivery: { awaiting_delivery: 'ready', delivered: 'closed' },
  pickup: { ready: 'awaiting_delivery', delivered: 'closed' },
};

/**
 * The status of an order after its kitchen has reported `slug`: later ones only, steps may be left out, and a final one
 * stays. Undefined when the report changes nothing; `invalid` for a status that a kitchen cannot report of such an order.
 */
export function statusAfterReport(
  { takeMethod, statusSlug }: { takeMethod: TakeMethod; statusSlug: string },
  slug: string,
): OrderStatusSlug | 'invalid' | undefined {
  const reported = synonyms[takeMethod][slug] ?? slug;
  const isFinal = isFinalStatus(statusSlug);
  if (reported === 'canceled' || reported === 'error') return isFinal ? undefined : reported;
  const way: readonly string[] = wayOf(takeMethod);
  if (!isOrderStatusSlug(reported) || !way.includes(reported)) return 'invalid';
  return !isFinal && way.indexOf(reported) > way.indexOf(statusSlug) ? reported : undefined;
}

/** At which status an order fails: the restaurant's till rejects it, or the kitchen cancels it. */
const failures: Partial<Record<string, 'error' | 'canceled'>> = { new: 'error', in_progress: 'canceled' };

/**
 * The simulated failure of an order that is about to leave a status. It hits `percent` of all orders, chosen by their
 * id; half of them are canceled, the other half end in an error.
 */
export function plannedFailure(
  { id, statusSlug }: { id: number; statusSlug: string },
  percent: number,
): 'error' | 'canceled' | undefined {
  const failure = failures[statusSlug];
  // The golden ratio spreads neighbouring ids evenly.
  const lot = Math.floor(((id * 0.618_033_988_75) % 1) * 200);
  if (lot >= percent * 2) return undefined;
  return failure === (lot % 2 === 0 ? 'error' : 'canceled') ? failure : undefined;
}
