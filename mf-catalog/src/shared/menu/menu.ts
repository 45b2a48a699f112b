import type { ProductCard } from '@storefront/api-contract';
import type { MenuCard, MenuGroup } from '../card/menuCard';

/** The key prefix of every query that holds cards, see `findCard`. */
export const cardsKey = ['catalogue', 'cards'] as const;

/**
 * A back end that leaves the group of a product out, which section 3 does not name, or names one that is not listed, does
 * so for all.
 */
export const hasGroups = (products: readonly ProductCard[], listed: readonly { id: number }[]): boolean =>
  products.some(({ parent_group_id: group }) => listed.some(({ id }) => id === group));

/** How many cards of each group the home page shows. */
export const homeCardsPerGroup = 8;

/** The data of a menu page: the groups in order, their cards, the recommended cards. */
export interface Menu {
  groups: MenuGroup[];
  cards: MenuCard[];
  /** Ids of cards. */
  recommended: number[];
  /** Set for a menu too long for one page: only the first groups, this many, have their cards here. */
  loadedGroups?: number;
}

/** The home page's menu, the whole menu, or the menu at a restaurant's table. */
export type MenuScope = 'home' | 'whole' | 'table';

/** Products of one group, and the number of products per label id. */
export interface GroupCards {
  cards: MenuCard[];
  labelCounts: Record<number, number>;
}

/** The data that a group's page carries; a long group lacks some of its cards. */
export interface GroupPage extends GroupCards {
  /** How many products there are. */
  count: number;
}
