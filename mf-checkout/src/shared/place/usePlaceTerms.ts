import type { Cart } from '@storefront/api-contract';
import { polygonQuery, restaurantsQuery, settingsQuery } from '@storefront/api-client';
import { selectedAddress, useBrand, useTakeMethod } from '@storefront/contracts';
import {
  deliveryDuration,
  deliveryMinimum,
  minutesBeforeOpening,
  workingState,
  type ZoneRestriction,
} from '@storefront/domain';
import { useQuery } from '@storefront/query';
import { useNow } from '../clock/useNow';
import { messages } from './messages';
import { timeLine } from './timeLine';

/** What the chosen place means for an order: its minimum in roubles, when it will be there, what delivery costs. */
export function usePlaceTerms(cart: Cart | undefined) {
  const { timeZone } = useBrand();
  const now = useNow();
  const takeMethod = useTakeMethod((state) => state.takeMethod);
  const delivery = useTakeMethod((state) => state.delivery);
  const pickup = useTakeMethod((state) => state.pickup);
  const isDelivery = takeMethod === 'delivery';
  const settings = useQuery(settingsQuery()).data;
  const zone = useQuery({
    ...polygonQuery(delivery?.coordinates ?? ''),
    enabled: isDelivery && delivery !== undefined,
  }).data;
  const restaurants = useQuery({ ...restaurantsQuery(), enabled: !isDelivery && pickup !== undefined }).data;

  const restriction: ZoneRestriction = zone?.restriction ?? cart?.restriction ?? {};
  const kitchen = workingState(restaurants?.find(({ id }) => id === pickup?.id)?.workTime, now, timeZone);
  const closedDelivery =
    minutesBeforeOpening(zone?.timeBeforeOpening) === undefined ? undefined : messages.closed;
  const closedPickup = kitchen.kind === 'closed' ? kitchen.label : undefined;

  return {
    takeMethod,
    address: selectedAddress({ takeMethod, delivery, pickup }),
    minimum: deliveryMinimum({
      zoneMinimum: restriction.minimal_amount ?? null,
      globalMinimum: settings?.minimalDeliveryAmount ?? null,
    }),
    deliveryCost: settings?.deliveryCost,
    time: timeLine({
      takeMethod,
      datetime: cart?.datetime ?? null,
      closedLabel: isDelivery ? closedDelivery : closedPickup,
      duration: isDelivery ? deliveryDuration(restriction) : (settings?.minimalTimeToCooking ?? undefined),
      now,
      timeZone,
    }),
  };
}

export type PlaceTerms = ReturnType<typeof usePlaceTerms>;
