import { ApiError } from '@storefront/api-client';

/** Besides 404, what a back end answers to a slug that it cannot read: one that is too long, for example. */
const statuses: readonly number[] = [400, 404, 410, 414, 422];

/** Whether the error says that there is nothing of this slug. */
export function isUnknownSlug(error: unknown): boolean {
  return error instanceof ApiError && statuses.includes(error.status);
}
