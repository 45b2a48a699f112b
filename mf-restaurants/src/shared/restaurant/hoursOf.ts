import type { Restaurant } from '@storefront/api-contract';
import { closedLabel, workingState } from '@storefront/domain';
import { messages } from './messages';

export interface Hours {
  kind: 'open' | 'closed' | 'unknown';
  /** «Открыто до 23:00», «Закрыто до завтра», the text of the back end, or «Не указано». */
  label: string;
}

/** Whether a restaurant is open at `now`, in its own time zone and never the visitor's (readings 11). */
export function hoursOf(
  restaurant: Pick<Restaurant, 'workTime' | 'workTimeStr' | 'isWorking' | 'workingTo'>,
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
      return statedHours(restaurant);
  }
}

/** What the back end says of this moment, where it sends no hours. */
function statedHours({
  workTimeStr,
  isWorking,
  workingTo,
}: Pick<Restaurant, 'workTimeStr' | 'isWorking' | 'workingTo'>): Hours {
  if (isWorking === false) return { kind: 'closed', label: closedLabel(workingTo) };
  const label = workTimeStr ?? messages.unknown;
  if (isWorking === null) return { kind: 'unknown', label };
  return { kind: 'open', label: workingTo === null ? label : messages.openUntil(workingTo) };
}
