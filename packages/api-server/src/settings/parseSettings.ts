import { toNumber } from '@storefront/api-contract';

/** The settings that the server itself works by (spec §3, Settings). Sums are roubles. */
export interface Settings {
  discountOnPickup: number;
  minimalDeliveryAmount: number;
  minutesToCook: number;
  /** Minutes before closing after which no order as soon as possible is taken; by default what the order needs. */
  lastOrderMinutes: number | null;
  /** Orders that a restaurant takes in a slot of half an hour; undefined is any number. */
  ordersPerSlot: number | undefined;
  percentOfBonuses: number;
  codeLiveSeconds: number;
  /** As the chain writes it; undefined when it is not set. */
  orderPhone: string | undefined;
}

/** Reads the settings from their rows, as the storefront does; a setting that is missing or no number has its default. */
export function parseSettings(rows: readonly { key: string; value: string | null }[]): Settings {
  const values = new Map(rows.map(({ key, value }) => [key, value]));
  const number = (key: string, fallback: number) => {
    const value = toNumber(values.get(key));
    return value !== null && value >= 0 ? value : fallback;
  };
  const wholeNumber = (key: string) => {
    const value = number(key, 0);
    return Number.isInteger(value) && value > 0 ? value : undefined;
  };
  return {
    discountOnPickup: Math.min(100, number('discount_on_pickup', 0)),
    minimalDeliveryAmount: number('minimal_delivery_amount', 0),
    minutesToCook: number('minimum_time_to_cooking_self_delivery', 0),
    lastOrderMinutes: toNumber(values.get('last_order_minutes')),
    ordersPerSlot: wholeNumber('orders_per_slot'),
    percentOfBonuses: Math.min(100, number('percent_of_bonuses_to_order', 0)),
    codeLiveSeconds: number('temp_code_live_time', 60),
    orderPhone: values.get('order_by_phone') || undefined,
  };
}
