import { filterParams } from '@storefront/contracts';
import { withoutPanelQuery } from './panelQuery';

function join(pathname: string, query: URLSearchParams): string {
  const text = query.toString();
  return text ? `${pathname}?${text}` : pathname;
}

/** Path and query of a page. An open panel is not part of it. */
export function pageAddress(pathname: string, search: string): string {
  return join(pathname, withoutPanelQuery(search));
}

/** Identifies a visit of a page: neither an open panel nor a filter of the page starts another visit. */
export function visitAddress(pathname: string, search: string): string {
  const query = withoutPanelQuery(search);
  for (const name of filterParams) query.delete(name);
  return join(pathname, query);
}
