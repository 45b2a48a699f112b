import { ApiError } from '@storefront/api-client';

/** 410: removed; 414: the URL is too long to exist. 400 and 422 can have other reasons, so they count as failures. */
const statuses: readonly number[] = [404, 410, 414];

/** Whether the error says that nothing has this slug. */
export function isUnknownSlug(error: unknown): boolean {
  return error instanceof ApiError && statuses.includes(error.status);
}
