import type { Group, ProductCard } from '@storefront/api-contract';
import { isAvailable } from '../card/isAvailable';
import { type MenuCard, toMenuCards, toMenuGroup } from '../card/menuCard';
import { homeCardsPerGroup, type Menu, type MenuScope } from './menu';

export const maxRecommended = 8;
/** A menu with more products than this is not loaded at once. */
const maxProductsAtOnce = 240;
/** The number of cards that the page of a longer menu starts with: about two screens. */
const initialCards = 24;

/** Ids of the groups that the page of a long menu starts with; undefined when the menu is short. */
export function initialGroupIds(groups: readonly Group[], scope: MenuScope): number[] | undefined {
  // A group without a count may be empty, so all products are loaded and counted.
  if (groups.some(({ products_count }) => products_count === null)) return undefined;
  const total = groups.reduce((sum, group) => sum + (group.products_count ?? 0), 0);
  if (total <= maxProductsAtOnce) return undefined;
  const minProducts = scope === 'home' ? 1 : initialCards;
  const ids: number[] = [];
  let count = 0;
  for (const { id, products_count } of groups) {
    if (count >= minProducts) break;
    ids.push(id);
    count += products_count ?? 0;
  }
  return ids;
}

/** The menu of the loaded products. For a long menu `loadedGroups` is the number of groups that they belong to. */
export function wholeMenu(
  groups: readonly Group[],
  products: readonly ProductCard[],
  { loadedGroups, withEnergy }: { loadedGroups: number | undefined; withEnergy: boolean },
): Menu {
  const counts = new Map<number, number>();
  for (const { parent_group_id: id } of products) if (id !== null) counts.set(id, (counts.get(id) ?? 0) + 1);
  const menuGroups = groups.map((group) => toMenuGroup(group, counts.get(group.id)));
  const menu = {
    groups: menuGroups,
    cards: toMenuCards(products, menuGroups, { withEnergy }),
    recommended: [],
  };
  if (loadedGroups !== undefined) return { ...menu, loadedGroups };
  // Without counts only the number of loaded products shows that the menu is long.
  return products.length > maxProductsAtOnce ? { ...menu, loadedGroups: groups.length } : menu;
}

/** The first cards of a long menu, by group: a back end may list products in another order than its groups. */
export function cutLongMenu(menu: Menu): Menu {
  if (!menu.loadedGroups) return menu;
  const inOrder = menu.groups.flatMap(({ slug }) => menu.cards.filter((card) => card.group === slug));
  return { ...menu, cards: inOrder.slice(0, initialCards) };
}

/**
 * The first cards of each group, and the recommended ones: none if `recommended` is undefined, the hits if it is empty.
 */
export function homeMenu(menu: Menu, recommended: readonly MenuCard[] | undefined): Menu {
  const first = menu.groups.flatMap(({ slug }) =>
    menu.cards.filter((card) => card.group === slug).slice(0, homeCardsPerGroup),
  );
  const chosen =
    recommended?.length === 0 ? menu.cards.filter(isAvailable).filter(isHit) : (recommended ?? []);
  const shown = chosen.slice(0, maxRecommended);
  const firstIds = new Set(first.map((card) => card.id));
  return {
    ...menu,
    cards: [...first, ...shown.filter((card) => !firstIds.has(card.id))],
    recommended: shown.map((card) => card.id),
  };
}

function isHit(card: MenuCard): boolean {
  return card.badges?.some((badge) => typeof badge === 'string' && badge.toLowerCase() === hitLabel) ?? false;
}

/** The label that the catalogue gives to its best sellers. */
const hitLabel = 'хит';
