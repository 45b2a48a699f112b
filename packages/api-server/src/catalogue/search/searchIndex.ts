import type { Group, Product } from '@storefront/api-contract';
import MiniSearch, { type Query } from 'minisearch';
import type { Menu } from '../menu';
import { wordsOf } from './words';

type SearchedMenu = Pick<Menu, 'products' | 'groups'>;

export interface Found {
  products: Product[];
  groups: Group[];
  /** The words of the menu that match. */
  matchedWords: string[];
}

export interface SearchIndex {
  /** The best first: names count more than groups, groups more than descriptions. */
  find: (query: Query) => Found;
}

/** Dishes between two turns of the event loop: other calls are answered while a large menu is indexed. */
const chunkSize = 100;

/** A word that most names have counts little: a small factor would put the one description that has it first. */
const boost = { name: 100, group: 10 };

const indexes = new WeakMap<SearchedMenu, Promise<SearchIndex>>();

/** The index of a menu, made at its first search. */
export function searchIndex(menu: SearchedMenu): Promise<SearchIndex> {
  const known = indexes.get(menu);
  if (known) return known;
  const made = makeIndex(menu);
  indexes.set(menu, made);
  return made;
}

async function makeIndex({ products, groups }: SearchedMenu): Promise<SearchIndex> {
  const index = new MiniSearch({
    fields: ['name', 'description', 'group'],
    tokenize: wordsOf,
    processTerm: (word) => word,
  });
  const dishes = products.map(({ name, description, group }) => ({
    name,
    description: description ?? '',
    group: group?.name ?? '',
  }));
  const entries = [...dishes, ...groups.map(({ name }) => ({ name }))];
  await index.addAllAsync(
    entries.map((entry, id) => ({ ...entry, id })),
    { chunkSize },
  );
  return {
    find(query) {
      const results = index.search(query, { boost });
      const ids = results.map(({ id }) => Number(id));
      return {
        matchedWords: [...new Set(results.flatMap(({ terms }) => terms))],
        products: ids.flatMap((id) => products[id] ?? []),
        groups: ids.flatMap((id) => groups[id - products.length] ?? []),
      };
    },
  };
}
