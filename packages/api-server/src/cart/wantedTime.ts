import {
  canDeliverAt,
  type DeliveryTerms,
  earliestTime,
  isLastOrderOver,
  parseServerDate,
  weekPeriods,
  workingState,
} from '@storefront/domain';
import { unprocessable } from '../apiError';
import { orderHours, resumesAt } from '../restaurants/orderHours';
import type { Settings } from '../settings/parseSettings';
import { cartMessages } from './messages';
import type { Place } from './place';
import { restrictionOf } from './restriction';

const minute = 60_000;

/** Where an order goes, and the moment at which its time is looked at. */
export interface When {
  place: Place;
  settings: Settings;
  now: Date;
}

/** The terms of a place's slots (spec §4, Delivery time); a restaurant with unknown hours offers none. */
export function termsOf({ place, settings, now }: When): DeliveryTerms {
  const { takeMethod, zone } = place;
  const { hours, slotsFrom } = orderHours(place, now);
  const restriction = zone ? restrictionOf(zone) : null;
  const earliest = earliestTime({ takeMethod, now, restriction, minutesToCook: settings.minutesToCook });
  return { periods: weekPeriods(hours.workTime, hours.specialDays), earliest, now, slotsFrom };
}

/** The wanted moment, or null when the place or the passing of time has made it impossible. */
export function possibleTime(datetime: Date | null, when: When): Date | null {
  return datetime && canDeliverAt(datetime, termsOf(when)) ? datetime : null;
}

/**
 * Whether the restaurant takes no order as soon as possible: it is closed or paused, or the last order is over. One with
 * unknown hours counts as open.
 */
export function isClosedNow(when: When): boolean {
  const { place, settings, now } = when;
  const { restaurant } = place;
  if (!restaurant) return false;
  if (resumesAt(place, now) || workingState(restaurant, now).kind === 'closed') return true;
  return isLastOrderOver(termsOf(when), settings.lastOrderMinutes);
}

/**
 * When the order would arrive: at the wanted moment, else as soon as possible in whole minutes; null while the
 * restaurant takes no such order or is unknown.
 */
export function expectedTime(wanted: Date | null, when: When): Date | null {
  if (wanted || !when.place.restaurant) return wanted;
  if (isClosedNow(when)) return null;
  return new Date(Math.ceil(termsOf(when).earliest.getTime() / minute) * minute);
}

/** Parses the moment of a call. Throws 422 under `datetime` when it is invalid or outside every slot of the place. */
export function readWantedTime(text: string, when: When): Date {
  const moment = parseServerDate(text);
  if (!moment) throw unprocessable(cartMessages.timeFormat, 'datetime');
  if (!when.place.restaurant) throw unprocessable(cartMessages.placeFirst, 'datetime');
  if (!canDeliverAt(moment, termsOf(when))) throw unprocessable(cartMessages.timeImpossible, 'datetime');
  return moment;
}
