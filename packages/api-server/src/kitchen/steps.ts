import type { OrderStatusSlug, TakeMethod } from '@storefront/domain';

interface Step {
  next: OrderStatusSlug;
  /** Real seconds until then, at a pace of 1. */
  seconds: number;
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

export function stepAfter(takeMethod: TakeMethod, slug: string): Step | undefined {
  if (slug === 'wait_confirm') return unpaid;
  return (steps[takeMethod] as Record<string, Step | undefined>)[slug];
}

/** When an order that has just got this status moves on; null when it is at its end. */
export function dueAfter(
  takeMethod: TakeMethod,
  slug: OrderStatusSlug,
  { now, pace }: { now: Date; pace: number },
): Date | null {
  const step = stepAfter(takeMethod, slug);
  if (!step) return null;
  const seconds = step === unpaid ? step.seconds : step.seconds / pace;
  return new Date(now.getTime() + seconds * 1000);
}
