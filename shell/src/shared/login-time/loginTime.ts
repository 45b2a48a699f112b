import { browserStorage, type storageKeys } from '@storefront/contracts';

type TimeKeys = Pick<ReturnType<typeof storageKeys>, 'loggedInAt' | 'loggedOutAt'>;

/** When a page of this browser last wrote `key`, ms since 1970; 0 for never. */
export const timeOf = (key: string): number => Number(browserStorage('local').getItem(key));

/** When the page's HTML was rendered, at the latest. Back may show HTML that is older than this navigation. */
export function renderedAt(): number {
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  const isBackForward = entry && 'type' in entry && entry.type === 'back_forward';
  return isBackForward ? 0 : performance.timeOrigin;
}

/** When another page of this browser has logged in after `since`, ms since 1970; undefined when none is logged in. */
export function loginSince(keys: TimeKeys, since: number): number | undefined {
  const at = timeOf(keys.loggedInAt);
  return at > since && at <= Date.now() && at > timeOf(keys.loggedOutAt) ? at : undefined;
}
