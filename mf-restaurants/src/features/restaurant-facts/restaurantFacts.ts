import type { Restaurant } from '@storefront/api-contract';
import type { PickupRestaurant } from '@storefront/contracts';
import { formatCoordinates, workingState } from '@storefront/domain';
import { messages } from './messages';

export interface Hours {
  kind: 'open' | 'closed' | 'unknown';
  /** «Открыто до 23:00», «Закрыто до завтра», the back end's own words, «Не указано». */
  label: string;
}

/** Whether a restaurant works at `now`, by the clock of its zone and never the visitor's (readings 11). */
export function hoursOf(
  restaurant: Pick<Restaurant, 'workTime' | 'workTimeStr'>,
  now: Date,
  zone: string,
): Hours {
  const state = workingState(restaurant.workTime, now, zone);
  switch (state.kind) {
    case 'open':
      return { kind: 'open', label: state.until ? messages.openUntil(state.until) : messages.roundTheClock };
    case 'closed':
      return { kind: 'closed', label: state.label };
    case 'unknown':
      return { kind: 'unknown', label: restaurant.workTimeStr ?? messages.unknown };
  }
}

/** What is remembered of a restaurant chosen for pickup (spec §3, Address); coordinates '' when unknown. */
export function pickupOf(restaurant: Restaurant): PickupRestaurant {
  const { id, externalId, name, address, latitude, longitude } = restaurant;
  const coordinates =
    latitude === null || longitude === null ? '' : formatCoordinates({ latitude, longitude });
  return { type: 'pickup', id, externalId: externalId ?? String(id), name, address, coordinates };
}

/** Whether every word of the search stands in the name, the address or the metro station. */
export function matchesSearch(
  { name, address, howCome }: Pick<Restaurant, 'name' | 'address' | 'howCome'>,
  search: string,
): boolean {
  const text = plain(`${name} ${address} ${howCome?.subway ?? ''}`);
  return plain(search)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** «Ё» is typed as «е» more often than not. */
function plain(text: string): string {
  return text.trim().toLowerCase().replaceAll('ё', 'е');
}
