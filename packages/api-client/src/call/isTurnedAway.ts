import { ApiError } from './ApiError';

const callRefusals: readonly number[] = [409, 429];

/** Whether a call was refused because another call runs or there were too many: earlier calls may have succeeded. */
export function isTurnedAway(error: unknown): boolean {
  return error instanceof ApiError && callRefusals.includes(error.status);
}
