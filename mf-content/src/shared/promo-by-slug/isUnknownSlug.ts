import { ApiError } from '@storefront/api-client';

/** 410: it has existed; 414: no promotion has an address of that length. A 400 or 422 may also be of another cause. */
const statuses: readonly number[] = [404, 410, 414];

/** Whether the error says that there is nothing of this slug. */
export function isUnknownSlug(error: unknown): boolean {
  return error instanceof ApiError && statuses.includes(error.status);
}
