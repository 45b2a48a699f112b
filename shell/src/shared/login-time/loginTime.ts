import { browserStorage, type storageKeys } from '@storefront/contracts';

type TimeKeys = Pick<ReturnType<typeof storageKeys>, 'loggedInAt' | 'loggedOutAt'>;

/** When a page of this browser last wrote `key`, ms since 1970; 0 if none did. */
export const timeOf = (key: string): number => Number(browserStorage('local').getItem(key));

/** The latest time when the page's HTML may have been rendered; 0 after Back, which may show older HTML. */
export function renderedAt(): number {
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  const isBackForward = entry && 'type' in entry && entry.type === 'back_forward';
  return isBackForward ? 0 : performance.timeOrigin;
}

/**
 * When another page of this browser logged in after `since`, ms since 1970; undefined without such a login or after a
 * logout.
 */
export function loginSince(keys: TimeKeys, since: number): number | undefined {
  const at = timeOf(keys.loggedInAt);
  return at > since && at <= Date.now() && at > timeOf(keys.loggedOutAt) ? at : undefined;
}
