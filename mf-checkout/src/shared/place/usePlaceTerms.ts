import type { Cart } from '@storefront/api-contract';
import { periodsQuery, polygonQuery, useLocationFields, useSettings } from '@storefront/api-client';
import { selectedAddress, useBrand, useClockOffset, useTakeMethod } from '@storefront/contracts';
import {
  canDeliverAt,
  chooseSlot,
  deliveryDays,
  deliveryDuration,
  deliveryMinimum,
  earliestTime,
  isLastOrderOver,
  kitchenOpensAt,
  restaurantHours,
  type ZoneRestriction,
} from '@storefront/domain';
import { useQuery } from '@storefront/query';
import { useNow } from '../clock/useNow';
import { slotLimits } from './slotLimits';
import { messages } from './messages';
import { timeLine } from './timeLine';
import { useListedRestaurant } from './useListedRestaurant';

/** The terms of an order at the chosen place: minimum in roubles, time and delivery cost. */
export function usePlaceTerms(cart: Cart | undefined) {
  const { timeZone } = useBrand();
  const now = useNow();
  const clockOffset = useClockOffset();
  const takeMethod = useTakeMethod((state) => state.takeMethod);
  const delivery = useTakeMethod((state) => state.delivery);
  const pickup = useTakeMethod((state) => state.pickup);
  const isDelivery = takeMethod === 'delivery';
  const settings = useSettings();
  const { data: zone, dataUpdatedAt: answeredAt } = useQuery({
    ...polygonQuery(delivery?.coordinates ?? ''),
    // An address from an earlier order may have no coordinates.
    enabled: isDelivery && !!delivery?.coordinates,
  });
  const { restaurant, isGone } = useListedRestaurant(isDelivery ? undefined : pickup);
  const datetime = cart?.datetime ?? null;
  const address = isGone ? undefined : selectedAddress({ takeMethod, delivery, pickup });
  const hours = useQuery({ ...periodsQuery(useLocationFields()), enabled: address !== undefined }).data;

  const restriction: ZoneRestriction = zone?.restriction ?? cart?.restriction ?? {};
  const opensAt = kitchenOpensAt(zone?.timeBeforeOpening, new Date(answeredAt + clockOffset));
  const closedDelivery = opensAt && now < opensAt ? messages.closed : undefined;
  const pickupHours = restaurant && restaurantHours(restaurant, now, timeZone);
  const closedPickup = pickupHours?.kind === 'closed' ? pickupHours.label : undefined;
  const { minimalTimeToCooking: minutesToCook } = settings;
  const earliest = earliestTime({ takeMethod, now, restriction, minutesToCook });
  const slots = hours && {
    periods: hours,
    earliest,
    now,
    zone: timeZone,
    ...slotLimits(hours, timeZone),
  };
  const isOver = slots !== undefined && isLastOrderOver(slots, settings.lastOrderMinutes);
  const line = {
    takeMethod,
    closedLabel: isDelivery ? closedDelivery : closedPickup,
    duration: isDelivery ? deliveryDuration(restriction) : (minutesToCook ?? undefined),
    now,
    timeZone,
    // Without the hours, only past moments are known to be impossible.
    isPossible: (moment: Date) => (slots ? canDeliverAt(moment, slots) : moment >= now),
    isLastOrderOver: isOver,
    nearest: slots && isOver ? chooseSlot(deliveryDays(slots))?.date : undefined,
  };

  return {
    takeMethod,
    address,
    minimum: deliveryMinimum({
      zoneMinimum: restriction.minimal_amount ?? null,
      globalMinimum: settings.minimalDeliveryAmount,
    }),
    deliveryCost: settings.deliveryCost,
    /** The share of an order that bonuses may pay, per cent; null when the chain sets none. */
    bonusPercent: settings.percentOfBonusesToOrder,
    now,
    timeZone,
    /** The earliest moment of delivery or pickup (spec §4, Delivery time). */
    earliest,
    /** The line for ASAP, even if a time is saved. */
    asap: timeLine({ ...line, datetime: null }),
    time: timeLine({ ...line, datetime }),
  };
}

export type PlaceTerms = ReturnType<typeof usePlaceTerms>;
