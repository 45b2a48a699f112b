import { ApiError } from '@storefront/api-client';

/** 410: it was there once; 414: nothing has so long an address. 400 and 422 can mean something else: they are failures. */
const statuses: readonly number[] = [404, 410, 414];

/** Whether the error says that there is nothing of this slug. */
export function isUnknownSlug(error: unknown): boolean {
  return error instanceof ApiError && statuses.includes(error.status);
}
