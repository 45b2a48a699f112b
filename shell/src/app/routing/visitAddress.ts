import { filterParams } from '@storefront/contracts';
import { withoutPanel } from './withoutPanel';

/** What names a visit of a page: neither an open panel nor a filter of the page makes it another one. */
export function visitAddress(pathname: string, search: string): string {
  const params = new URLSearchParams(withoutPanel(search));
  for (const name of filterParams) params.delete(name);
  const query = params.toString();
  return query ? `${pathname}?${query}` : pathname;
}
