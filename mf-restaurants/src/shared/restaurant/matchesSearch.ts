import type { Restaurant } from '@storefront/api-contract';

/** Whether the name, the address and the metro station together contain every word of the search. */
export function matchesSearch(
  { name, address, howCome }: Pick<Restaurant, 'name' | 'address' | 'howCome'>,
  search: string,
): boolean {
  const text = normalise(`${name} ${address} ${howCome?.subway ?? ''}`);
  return normalise(search)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** Customers mostly type «ё» as «е». */
function normalise(text: string): string {
  return text.trim().toLowerCase().replaceAll('ё', 'е');
}
