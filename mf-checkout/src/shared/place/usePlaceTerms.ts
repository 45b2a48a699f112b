import type { Cart } from '@storefront/api-contract';
import {
  periodsQuery,
  polygonQuery,
  restaurantsQuery,
  settingsQuery,
  useLocationFields,
} from '@storefront/api-client';
import { selectedAddress, useBrand, useTakeMethod } from '@storefront/contracts';
import {
  canDeliverAt,
  deliveryDuration,
  deliveryMinimum,
  earliestTime,
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
  const datetime = cart?.datetime ?? null;
  const address = selectedAddress({ takeMethod, delivery, pickup });
  // Hours are asked for only where a chosen time has to be looked at.
  const hours = useQuery({
    ...periodsQuery(useLocationFields()),
    enabled: datetime !== null && address !== undefined,
  }).data;

  const restriction: ZoneRestriction = zone?.restriction ?? cart?.restriction ?? {};
  const kitchen = workingState(restaurants?.find(({ id }) => id === pickup?.id)?.workTime, now, timeZone);
  const closedDelivery =
    minutesBeforeOpening(zone?.timeBeforeOpening) === undefined ? undefined : messages.closed;
  const closedPickup = kitchen.kind === 'closed' ? kitchen.label : undefined;
  const minutesToCook = settings?.minimalTimeToCooking ?? null;
  const earliest = earliestTime({ takeMethod, now, restriction, minutesToCook });
  const line = {
    takeMethod,
    closedLabel: isDelivery ? closedDelivery : closedPickup,
    duration: isDelivery ? deliveryDuration(restriction) : (minutesToCook ?? undefined),
    now,
    timeZone,
    // A moment that has passed needs no hours to be impossible.
    isPossible: (moment: Date) =>
      hours ? canDeliverAt(moment, { periods: hours, earliest, now, zone: timeZone }) : moment >= now,
  };

  return {
    takeMethod,
    address,
    minimum: deliveryMinimum({
      zoneMinimum: restriction.minimal_amount ?? null,
      globalMinimum: settings?.minimalDeliveryAmount ?? null,
    }),
    deliveryCost: settings?.deliveryCost,
    /** How much of an order bonuses may pay, per cent; null when the chain does not say. */
    bonusPercent: settings?.percentOfBonusesToOrder ?? null,
    now,
    timeZone,
    /** The first moment at which the order can be there (spec §4, Delivery time). */
    earliest,
    /** As soon as possible, whatever time is saved. */
    asap: timeLine({ ...line, datetime: null }),
    time: timeLine({ ...line, datetime }),
  };
}

export type PlaceTerms = ReturnType<typeof usePlaceTerms>;
