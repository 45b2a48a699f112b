import type { QueryClient } from '@storefront/query';

const customers = new WeakSet<QueryClient>();

/** Marks the query client of a page whose visitor is logged in; a logout loads another page (decision 0012). */
export function markLoggedIn(queryClient: QueryClient): void {
  customers.add(queryClient);
}

/** Whether the visitor is logged in, for calls outside components, which cannot use the session's context. */
export function isLoggedIn(queryClient: QueryClient): boolean {
  return customers.has(queryClient);
}
