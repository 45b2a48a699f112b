import type { GroupCards, GroupPage } from './menu';
import type { MenuCard } from '../card/menuCard';

/** A list with more cards than this is virtualized. */
export const maxRenderedCards = 48;
/** How many cards the page of a longer group carries: enough for whole rows of two, three, four or five columns. */
const initialCards = 25;

/**
 * The data that a group's page carries. The rest of a long group is loaded when it comes near the viewport: parsing
 * four hundred cards would delay the first press. Energy is left out, because only the menu at a restaurant's table
 * shows it.
 */
export function toGroupPage({ cards, ...rest }: GroupCards): GroupPage {
  const first = cards.length > maxRenderedCards ? cards.slice(0, initialCards) : cards;
  return { ...rest, cards: first.map(withoutEnergy), count: cards.length };
}

function withoutEnergy(card: MenuCard): MenuCard {
  const shown = { ...card };
  delete shown.energy;
  return shown;
}
