import type { MenuCard, MenuGroup } from '../card/menuCard';
import type { Menu } from './menu';

export interface MenuGroupSection {
  group: MenuGroup;
  /** Cards that came with the page. */
  cards: MenuCard[];
  /** The number of all cards of the section, which is more than `cards.length` in a long menu. */
  count: number;
}

/** The groups that are not empty, each with its first cards up to `limit`. */
export function menuSections(
  { groups, cards, loadedGroups }: Menu,
  limit = Number.POSITIVE_INFINITY,
): MenuGroupSection[] {
  const byGroup = new Map<string, MenuCard[]>(groups.map((group) => [group.slug, []]));
  for (const card of cards) {
    const list = byGroup.get(card.group);
    if (list && list.length < limit) list.push(card);
  }
  return groups
    .map((group, index) => {
      if (loadedGroups === undefined) {
        const own = byGroup.get(group.slug) ?? [];
        return { group, cards: own, count: own.length };
      }
      // A group that is not loaded may have recommended cards, which are not its first cards.
      const own = index < loadedGroups ? (byGroup.get(group.slug) ?? []) : [];
      return { group, cards: own, count: Math.min(group.count, limit) };
    })
    .filter((section) => section.count > 0);
}

/** The recommended cards in their order. */
export function recommendedCards({ cards, recommended }: Menu): MenuCard[] {
  const byId = new Map(cards.map((card) => [card.id, card]));
  return recommended.flatMap((id) => byId.get(id) ?? []);
}
