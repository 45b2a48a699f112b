import { filterParams } from '@storefront/contracts';

/** More choices than these at once are a page that hardly anybody else asks for. */
const mostChoices = 3;

/**
 * The address under which a guest's page is kept: its path, with the filter that its link carries in one order.
 * Undefined for any other query, and for filters that no page of ours writes: whoever makes addresses up keeps nothing.
 */
export function keptAddress({ pathname, searchParams }: URL): string | undefined {
  const choices = [...searchParams];
  const isFilter = choices.every(([name, value]) => filterParams.includes(name) && /^\d{1,9}$/.test(value));
  if (!isFilter || choices.length > mostChoices) return undefined;
  const query = [...new Set(choices.map(([name, value]) => `${name}=${Number(value)}`))].sort().join('&');
  return query ? `${pathname}?${query}` : pathname;
}
