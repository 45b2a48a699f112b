import type { Group, Product } from '@storefront/api-contract';
import type { Menu } from './menu';

/** Letters as people type them: case, «ё» and spaces do not matter. */
const plain = (text: string) => text.toLowerCase().replaceAll('ё', 'е').replaceAll(/\s+/g, ' ').trim();

/**
 * Products and groups where every word of the phrase begins a word: names before descriptions. The menu is in
 * memory, because the embedded database has no collation that lowers Cyrillic letters.
 */
export function searchMenu(menu: Menu, phrase: string): { products: Product[]; groups: Group[] } {
  const words = plain(phrase).split(' ');
  const hits = (text: string) => {
    const padded = ` ${plain(text).replaceAll(/[«»"(),.-]/g, ' ')}`;
    return words.every((word) => padded.includes(` ${word}`));
  };
  const byName = menu.products.filter((product) => hits(product.name));
  const named = new Set(byName);
  const byRest = menu.products.filter(
    (product) =>
      !named.has(product) &&
      hits(`${product.name} ${product.description ?? ''} ${product.group?.name ?? ''}`),
  );
  return { products: [...byName, ...byRest], groups: menu.groups.filter((group) => hits(group.name)) };
}
