import { isOrderStatusSlug, type OrderStatusSlug } from '@storefront/domain';

const ids = {
  wait_confirm: 1,
  not_confirmed: 2,
  new: 3,
  in_progress: 4,
  ready: 5,
  awaiting_delivery: 6,
  on_the_way: 7,
  delivered: 8,
  closed: 9,
  canceled: 10,
  error: 11,
} as const satisfies Record<OrderStatusSlug, number>;

/** The numeric id of a status, an alternative to the slug for clients (spec §4). */
export const statusId = (slug: string): number | null => (isOrderStatusSlug(slug) ? ids[slug] : null);
