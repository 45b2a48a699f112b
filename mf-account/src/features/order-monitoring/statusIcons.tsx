import { isOrderStatusSlug, type OrderStatusSlug, type TakeMethod } from '@storefront/domain';
import {
  Bike,
  ChefHat,
  CircleCheck,
  CircleX,
  Hourglass,
  type LucideIcon,
  PackageCheck,
  ReceiptRussianRuble,
  Store,
  TriangleAlert,
} from 'lucide-react';

const icons = {
  wait_confirm: Hourglass,
  not_confirmed: ReceiptRussianRuble,
  new: ReceiptRussianRuble,
  in_progress: ChefHat,
  ready: PackageCheck,
  awaiting_delivery: PackageCheck,
  on_the_way: Bike,
  closed: CircleCheck,
  delivered: CircleCheck,
  canceled: CircleX,
  error: TriangleAlert,
} as const satisfies Record<OrderStatusSlug, LucideIcon>;

/** The icon of a status (spec §4); an hourglass for unknown ones. */
export function statusIcon(slug: string, takeMethod: TakeMethod): LucideIcon {
  if (!isOrderStatusSlug(slug)) return Hourglass;
  const icon = icons[slug];
  return icon === PackageCheck && takeMethod === 'pickup' ? Store : icon;
}
