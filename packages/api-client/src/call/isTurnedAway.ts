import { ApiError } from './ApiError';

const callRefusals: readonly number[] = [409, 429];

/** Whether the call was turned away, as another is still at work or there were too many: it says nothing of an earlier one. */
export function isTurnedAway(error: unknown): boolean {
  return error instanceof ApiError && callRefusals.includes(error.status);
}
