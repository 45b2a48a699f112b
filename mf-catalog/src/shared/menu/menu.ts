import type { Group, ProductCard } from '@storefront/api-contract';
import type { MenuCard, MenuGroup } from '../card/menuCard';
import type { Neighbours } from './neighbours';

/** The key prefix of every query that holds cards, see `findCard`. */
export const cardsKey = ['catalogue', 'cards'] as const;

/** Whether a product has a listed group. Spec §3 has no group of a product, so the group may be missing or unlisted. */
export const isOfGroups = (listed: readonly { id: number }[]) => {
  const ids = new Set<number | null>(listed.map(({ id }) => id));
  return ({ parent_group_id: group }: ProductCard) => ids.has(group);
};

/** How many cards of each group the home page shows. */
export const homeCardsPerGroup = 8;

/** The data of a menu page: the groups in order, their cards, the recommended cards. */
export interface Menu {
  groups: MenuGroup[];
  cards: MenuCard[];
  /** Ids of cards. */
  recommended: number[];
  /** The recommendations could not be loaded with the menu: the home page loads them by themselves. */
  lacksRecommendations?: true;
  /** Set for a menu that is too long for one page: the number of first groups whose cards are loaded. */
  loadedGroups?: number;
}

/** The home page's menu, the whole menu, or the menu at a restaurant's table. */
export type MenuScope = 'home' | 'whole' | 'table';

/** The group of some cards; a row of cards may know only its id. */
export type CardsGroup = Pick<Group, 'id'> & Partial<Pick<Group, 'seo_page'>>;

/** Products of one group, the number of products per label id, and the groups beside it. */
export interface GroupCards {
  cards: MenuCard[];
  labelCounts: Record<number, number>;
  neighbours: Neighbours;
}

/** The data that a group's page carries; a long group lacks some of its cards. */
export interface GroupPage extends GroupCards {
  /** The number of all products of the group. */
  count: number;
}
