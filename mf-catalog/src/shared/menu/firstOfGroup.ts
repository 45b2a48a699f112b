import type { GroupCards, GroupPage } from './menu';
import type { MenuCard } from './menuCard';

/** More cards than these are not drawn at once. */
export const mostDrawn = 48;
/** Cards that the page of a longer group begins with: whole rows in two, three, four and five columns. */
const cardsAhead = 25;

/**
 * What the page of a group travels with. The rest of a long group is asked for when it comes near: four hundred cards
 * of data would be read before the first of them can be pressed. Their energy is told at a restaurant's table only.
 */
export function firstOfGroup({ cards, labelCounts }: GroupCards): GroupPage {
  const first = cards.length > mostDrawn ? cards.slice(0, cardsAhead) : cards;
  return { cards: first.map(withoutEnergy), labelCounts, count: cards.length };
}

function withoutEnergy(card: MenuCard): MenuCard {
  const shown = { ...card };
  delete shown.energy;
  return shown;
}
