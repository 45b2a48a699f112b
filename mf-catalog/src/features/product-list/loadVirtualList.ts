import { type TrackedPromise, trackStatus } from '@storefront/contracts';
import { maxRenderedCards } from '../../shared/menu/toGroupPage';

type VirtualListModule = typeof import('./VirtualList');

/** Whether a list has cards that did not come with the page, or more than a page renders at once. */
export const isLongList = ({ cards, count }: { cards: number; count: number }) =>
  count > cards || count > maxRenderedCards;

let loading: TrackedPromise<VirtualListModule> | undefined;

/**
 * Loads the code of long lists, which most menus do not need. A page that will render one loads it together
 * with its data, so that `use` does not suspend. A failed load is tried again by the next call.
 */
export function loadVirtualList(): Promise<VirtualListModule> {
  if (!loading || loading.status === 'rejected') loading = trackStatus(import('./VirtualList'));
  return loading;
}
