/** The page number in a list's URL, `?page=2`; 1 for anything else. */
export function pageNumber(search: URLSearchParams): number {
  const text = search.get('page') ?? '';
  return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1;
}

/** The URL of a page of a list. The first page has no number in its URL. */
export const pagePath = (path: string, page: number): string => (page > 1 ? `${path}?page=${page}` : path);
