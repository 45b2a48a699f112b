import { contentCalls, extras, toNumber } from '@storefront/api-contract';
import { formatRoubles } from '@storefront/domain';
import { queryOptions } from '@storefront/query';
import { apiOf } from '../call/apiOf';
import { loadDeferredCalls } from '../call/loadDeferredCalls';

/** Promotions (spec §7, Content). The home page has them from the server only, so their schema is deferred. */
export const promosQuery = () =>
  queryOptions({
    queryKey: ['promos'],
    queryFn: async ({ client, signal }) => {
      const { promoCalls } = await loadDeferredCalls();
      return apiOf(client).call(promoCalls.promos, { signal });
    },
  });

/** The cost of delivery in the chain's words; a number is a sum in roubles. The default is in spec §3, Settings. */
function deliveryCostText(value: string | null | undefined): string {
  const sum = toNumber(value);
  if (sum !== null && sum > 0) return formatRoubles(sum);
  return (sum === null && value) || 'Всегда бесплатно';
}

/** Settings with their defaults; numeric settings are numbers or null (spec §3, Settings). */
export function readSettings(rows: readonly { key: string; value: string | null }[]) {
  const value = new Map(rows.map((row) => [row.key, row.value]));
  const named = (value.get('extras') ?? '').split(/\s+/);
  return {
    deliveryCost: deliveryCostText(value.get('delivery_cost')),
    recommendationsTitle: value.get('recommendations_main_title') ?? 'Рекомендуем',
    /** HTML written in the back end: the shell's `mainPageMeta` sanitises it. */
    mainPageMeta: value.get('main_page_meta_container') ?? null,
    termsOfPayment: value.get('terms_of_payment') ?? null,
    storiesSeconds: toNumber(value.get('stories_seconds')),
    phoneForOrders: value.get('order_by_phone') ?? null,
    minimalDeliveryAmount: toNumber(value.get('minimal_delivery_amount')),
    minimalTimeToCooking: toNumber(value.get('minimum_time_to_cooking_self_delivery')),
    /** An extra of our back end: minutes before closing after which no order as soon as possible is taken. */
    lastOrderMinutes: toNumber(value.get('last_order_minutes')),
    tempCodeLiveTime: toNumber(value.get('temp_code_live_time')),
    discountOnPickup: toNumber(value.get('discount_on_pickup')),
    percentOfBonusesToOrder: toNumber(value.get('percent_of_bonuses_to_order')),
    /** What the back end offers beyond section 7. */
    extras: extras.filter((extra) => named.includes(extra)),
  };
}

export type Settings = ReturnType<typeof readSettings>;

/**
 * The chain's settings, fresh for 5 minutes. Pages work without them: a failure is only logged, here in the browser and
 * on the server by the shell (spec §3, Settings; §8).
 */
export const settingsQuery = () =>
  queryOptions({
    queryKey: ['settings'],
    queryFn: ({ client, signal }) =>
      apiOf(client)
        .call(contentCalls.settings, { signal })
        .then(readSettings, (error: unknown) => {
          if (!signal.aborted && typeof window !== 'undefined')
            console.warn('the settings could not be loaded', error);
          throw error;
        }),
    staleTime: 5 * 60_000,
  });
