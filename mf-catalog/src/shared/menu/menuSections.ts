import type { MenuCard, MenuGroup } from './menuCard';
import type { Menu } from './menu';

export interface Section {
  group: MenuGroup;
  /** Those that came with the page. */
  cards: MenuCard[];
  /** How many the section shows; more than its cards in a long menu. */
  count: number;
}

/** The groups that have something to show, each with its cards; `most` of them when a number is given. */
export function menuSections({ groups, cards, ahead }: Menu, most = Number.POSITIVE_INFINITY): Section[] {
  const byGroup = new Map<string, MenuCard[]>(groups.map((group) => [group.slug, []]));
  for (const card of cards) {
    const list = byGroup.get(card.group);
    if (list && list.length < most) list.push(card);
  }
  return groups
    .map((group, index) => {
      if (ahead === undefined) {
        const own = byGroup.get(group.slug) ?? [];
        return { group, cards: own, count: own.length };
      }
      // What is recommended of a group that has not come yet is no beginning of it.
      const own = index < ahead ? (byGroup.get(group.slug) ?? []) : [];
      return { group, cards: own, count: Math.min(group.count, most) };
    })
    .filter((section) => section.count > 0);
}

/** The recommended cards in their order. */
export function recommendedCards({ cards, recommended }: Menu): MenuCard[] {
  const byId = new Map(cards.map((card) => [card.id, card]));
  return recommended.flatMap((id) => byId.get(id) ?? []);
}
