import {
  canDeliverAt,
  type DeliveryTerms,
  earliestTime,
  parseServerDate,
  weekPeriods,
  workingState,
} from '@storefront/domain';
import { refuse } from '../failure';
import type { Settings } from '../settings/readSettings';
import { cartMessages } from './messages';
import type { Place } from './place';
import { restrictionOf } from './restriction';

const minute = 60_000;

interface When {
  place: Place;
  settings: Settings;
  now: Date;
}

/** Slots that a place offers (spec §4, Delivery time); a restaurant whose hours nobody knows offers none. */
function termsOf({ place, settings, now }: When): DeliveryTerms {
  const { takeMethod, zone, restaurant } = place;
  const restriction = zone ? restrictionOf(zone) : null;
  const earliest = earliestTime({ takeMethod, now, restriction, minutesToCook: settings.minutesToCook });
  return { periods: weekPeriods(restaurant?.workTime), earliest, now };
}

/** The wanted moment while it still can be; a place or an hour that has made it impossible makes it null. */
export function possibleTime(datetime: Date | null, when: When): Date | null {
  return datetime && canDeliverAt(datetime, termsOf(when)) ? datetime : null;
}

/**
 * When the order would be there: at the wanted moment, else as soon as open doors allow, in whole minutes; null
 * otherwise.
 */
export function expectedTime(wanted: Date | null, when: When): Date | null {
  const { restaurant } = when.place;
  if (wanted || !restaurant) return wanted;
  if (workingState(restaurant.workTime, when.now).kind === 'closed') return null;
  return new Date(Math.ceil(termsOf(when).earliest.getTime() / minute) * minute);
}

/** A moment from a call. Throws 422 under `datetime` when it is none, or outside every slot of the place. */
export function readWantedTime(text: string, when: When): Date {
  const moment = parseServerDate(text);
  if (!moment) throw refuse(cartMessages.timeFormat, 'datetime');
  if (!when.place.restaurant) throw refuse(cartMessages.placeFirst, 'datetime');
  if (!canDeliverAt(moment, termsOf(when))) throw refuse(cartMessages.timeImpossible, 'datetime');
  return moment;
}
