/** A page of a list (spec §9, Pagination). */
export interface Page<Item> {
  data: readonly Item[];
  meta: { current_page: number; last_page: number; total: number };
}

export interface JoinedPages<Item> {
  items: Item[];
  hasMore: boolean;
  /** How many items all pages have; undefined while the back end does not say. */
  total: number | undefined;
}

/**
 * Joins the pages loaded so far (spec §4: page 1 replaces, later pages append). An item that moved to another page
 * meanwhile is listed once. A page that does not come after the one before it ends the list: its back end ignores the
 * page's number.
 */
export function joinPages<Item extends { id: number | string }>(
  pages: readonly Page<Item>[],
): JoinedPages<Item> {
  const items = new Map<number | string, Item>();
  for (const { data } of pages) for (const item of data) if (!items.has(item.id)) items.set(item.id, item);

  const [last, previous] = [pages.at(-1)?.meta, pages.at(-2)?.meta];
  const isAfterPrevious = !last || !previous || last.current_page > previous.current_page;
  const hasMore = last !== undefined && isAfterPrevious && last.current_page < last.last_page;
  const total = Math.max(items.size, last?.total ?? 0);
  return { items: [...items.values()], hasMore, total: hasMore && !last.total ? undefined : total };
}
