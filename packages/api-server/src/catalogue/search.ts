import type { Group, Product } from '@storefront/api-contract';
import type { Menu } from './menu';

/** Normalised words: lower case, «е» for «ё», split at anything that is neither a letter nor a digit. */
const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
const padded = (text: string) => ` ${wordsOf(text).join(' ')}`;

/** The searchable texts of a product, made once per menu: to normalise 12,000 dishes takes longer than the search. */
const texts = new WeakMap<Product, { name: string; all: string }>();

function textsOf(product: Product): { name: string; all: string } {
  const known = texts.get(product);
  if (known) return known;
  const { name, description, group } = product;
  const made = { name: padded(name), all: padded(`${name} ${description ?? ''} ${group?.name ?? ''}`) };
  texts.set(product, made);
  return made;
}

/**
 * Products and groups where every word of the phrase begins a word: names before descriptions; a phrase without a word
 * finds nothing. The menu is in memory, because the embedded database has no collation that lower-cases Cyrillic.
 */
export function searchMenu(
  menu: Pick<Menu, 'products' | 'groups'>,
  phrase: string,
): { products: Product[]; groups: Group[] } {
  const words = wordsOf(phrase);
  const hits = (text: string) => words.length > 0 && words.every((word) => text.includes(` ${word}`));
  const byName = menu.products.filter((product) => hits(textsOf(product).name));
  const named = new Set(byName);
  const byRest = menu.products.filter((product) => !named.has(product) && hits(textsOf(product).all));
  return {
    products: [...byName, ...byRest],
    groups: menu.groups.filter(({ name }) => hits(padded(name))),
  };
}
