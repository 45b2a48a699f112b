import type { MenuCard, MenuGroup } from './menuCard';

/** How many cards of each group the home page shows. */
export const homeCards = 8;

/** The menu as a page draws it: its groups in order, cards of them, what is recommended. */
export interface Menu {
  groups: MenuGroup[];
  cards: MenuCard[];
  /** Ids of cards. */
  recommended: number[];
  /** The menu is too long for one page: only of so many groups, the first, cards are here. */
  ahead?: number;
}

/** Which menu: of the home page, the whole, or of a restaurant's table. */
export type MenuPart = 'home' | 'whole' | 'table';

/** Products of one group, and how many of them each label is on. */
export interface GroupCards {
  cards: MenuCard[];
  labelCounts: Record<number, number>;
}

/** What the page of a group begins with; of a long group not all its cards are here. */
export interface GroupPage extends GroupCards {
  /** How many products there are. */
  count: number;
}
