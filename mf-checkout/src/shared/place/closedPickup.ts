import type { Restaurant } from '@storefront/api-contract';
import { closedLabel, workingState } from '@storefront/domain';

type Hours = Pick<Restaurant, 'workTime' | 'isWorking' | 'workingTo'>;

/**
 * The label of a restaurant that is closed at `now`, else undefined: by its hours, or without any by what the back end
 * says of this moment (spec §4, Restaurants).
 */
export function closedPickup(restaurant: Hours | undefined, now: Date, zone: string): string | undefined {
  const state = workingState(restaurant?.workTime, now, zone);
  if (state.kind === 'closed') return state.label;
  if (state.kind === 'open' || restaurant?.isWorking !== false) return undefined;
  return closedLabel(restaurant.workingTo);
}
