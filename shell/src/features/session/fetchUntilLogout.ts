import { on } from '@storefront/contracts';

/**
 * `fetch` that sends nothing after the logout: the page is left within two seconds, and a call without a session would
 * only be answered with 401. A call made then stays pending.
 */
export function fetchUntilLogout(fetch: typeof window.fetch): typeof window.fetch {
  let isOver = false;
  on('account:logged-out', () => {
    isOver = true;
  });
  return (...request) => (isOver ? new Promise(() => undefined) : fetch(...request));
}
