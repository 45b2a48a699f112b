import type { Product } from '@storefront/api-contract';
import type { Menu } from './menu';

const most = 8;
/** What goes with anything, in this order (slugs of groups). */
const sides = ['zakuski', 'napitki', 'deserty', 'sousy', 'supy'];
/** What to begin with, while nothing is chosen. */
const mains = ['rolly', 'supy', 'sety', 'zapechennye-rolly', 'poke', 'vok', 'sushi', 'deserty'];

/**
 * What goes with a product or a cart: sides that one tap adds, one of each kind in turn, without what is chosen
 * already or sold out. With nothing chosen, a dish of each main group.
 */
export function recommend(
  menu: Pick<Menu, 'products'>,
  { chosen, stopped }: { chosen: ReadonlySet<number>; stopped: ReadonlySet<number> },
): Product[] {
  const isBeginning = chosen.size === 0;
  const shelves = (isBeginning ? mains : sides).map((slug) =>
    menu.products.filter(
      ({ id, group, has_modifiers }) =>
        group?.seo_page?.url === slug &&
        (isBeginning || !has_modifiers) &&
        !chosen.has(id) &&
        !stopped.has(id),
    ),
  );
  const picked: Product[] = [];
  for (let row = 0; row < most; row += 1) {
    for (const shelf of shelves) {
      const product = shelf[row];
      if (product) picked.push(product);
    }
  }
  return picked.slice(0, most);
}
