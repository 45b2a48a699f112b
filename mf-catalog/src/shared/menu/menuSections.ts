import type { MenuCard, MenuGroup } from './menuCard';
import type { Menu } from './menuQueries';

export interface Section {
  group: MenuGroup;
  cards: MenuCard[];
}

/** The groups that have something to show, each with its cards; `most` of them when a number is given. */
export function menuSections({ groups, cards }: Menu, most = Number.POSITIVE_INFINITY): Section[] {
  const byGroup = new Map<string, MenuCard[]>(groups.map((group) => [group.slug, []]));
  for (const card of cards) {
    const list = byGroup.get(card.group);
    if (list && list.length < most) list.push(card);
  }
  return groups
    .map((group) => ({ group, cards: byGroup.get(group.slug) ?? [] }))
    .filter((section) => section.cards.length > 0);
}

/** The recommended cards in their order. */
export function recommendedCards({ cards, recommended }: Menu): MenuCard[] {
  const byId = new Map(cards.map((card) => [card.id, card]));
  return recommended.flatMap((id) => byId.get(id) ?? []);
}
