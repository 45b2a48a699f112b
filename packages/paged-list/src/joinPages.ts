/** A page of a list (spec §9, Pagination). */
export interface Page<Item> {
  data: readonly Item[];
  /**
   * `current_page` is null when the back end does not send it, `last_page` where it only sends the number of items:
   * then a page without new items is the last.
   */
  meta: { current_page: number | null; last_page: number | null; total: number };
}

export interface JoinedPages<Item> {
  items: Item[];
  hasMore: boolean;
  /** The number of items on all pages; undefined while the back end does not send it. */
  total: number | undefined;
}

/**
 * Joins the pages loaded so far (spec §4: page 1 replaces, later pages append). An item that moved to another page
 * meanwhile is listed once. A page that does not come after the one before it ends the list: its back end ignores the
 * page's number. A page without a number is the page that was requested: the first of `pages` is `firstPage`.
 */
export function joinPages<Item extends { id: number | string }>(
  pages: readonly Page<Item>[],
  firstPage = 1,
): JoinedPages<Item> {
  const items = new Map<number | string, Item>();
  let known = 0;
  for (const { data } of pages) {
    known = items.size;
    for (const item of data) if (!items.has(item.id)) items.set(item.id, item);
  }

  const last = pages.at(-1)?.meta;
  const numbers = pages.map(({ meta }, index) => meta.current_page ?? firstPage + index);
  const [current = 0, previous = 0] = [numbers.at(-1), numbers.at(-2)];
  const hasMore =
    last !== undefined &&
    current > previous &&
    (last.last_page === null ? items.size > known && items.size < last.total : current < last.last_page);
  const total = Math.max(items.size, last?.total ?? 0);
  return { items: [...items.values()], hasMore, total: hasMore && !last.total ? undefined : total };
}
