import type { Restaurant } from '@storefront/api-contract';
import { foldText } from '@storefront/domain';

/** Whether the name, the address and the metro station together contain every word of the search. */
export function matchesSearch(
  { name, address, howCome }: Pick<Restaurant, 'name' | 'address' | 'howCome'>,
  search: string,
): boolean {
  const text = foldText([name, address, howCome?.subway].join(' '));
  return foldText(search)
    .split(' ')
    .every((word) => text.includes(word));
}
