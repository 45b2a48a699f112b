import { toastFailure, userQuery } from '@storefront/api-client';
import type { User } from '@storefront/api-contract';
import type { QueryClient } from '@storefront/query';
import { messages } from './messages';

/**
 * Toasts that a change of the customer's data failed (spec §8) and reads the customer again: the server may have saved
 * the change although its answer was lost.
 */
export function toastUnsaved(queryClient: QueryClient, error: unknown, text: string): void {
  toastFailure(error, text);
  void queryClient.invalidateQueries({ queryKey: userQuery().queryKey });
}

/**
 * Reads the customer again after a change of their data (spec §7, Profile). The change itself is saved, so a failed
 * read is toasted and not thrown, and the `accepted` fields are shown all the same.
 */
export async function rereadUser(queryClient: QueryClient, accepted: Partial<User> = {}): Promise<void> {
  const { queryKey } = userQuery();
  // The answer to a read that was sent before the change would show the old data.
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, (known) => known && { ...known, ...accepted });
  await queryClient
    .fetchQuery({ ...userQuery(), staleTime: 0 })
    .catch((error: unknown) => toastFailure(error, messages.failed));
}
