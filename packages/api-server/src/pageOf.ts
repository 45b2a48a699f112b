/** The numbers of a list's page; an empty list has one. */
export function pageOf({ page, perPage, total }: { page: number; perPage: number; total: number }) {
  return { current_page: page, last_page: Math.max(1, Math.ceil(total / perPage)), total };
}
