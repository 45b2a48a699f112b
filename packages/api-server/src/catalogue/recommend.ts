import type { Product } from '@storefront/api-contract';
import type { Menu } from './menu';

const maxProducts = 8;
/** Groups of side dishes, in this order (slugs). */
const sides = ['zakuski', 'napitki', 'deserty', 'sousy', 'supy'];
/** Groups of main dishes, recommended while nothing is chosen. */
const mains = ['rolly', 'supy', 'sety', 'zapechennye-rolly', 'poke', 'vok', 'sushi', 'deserty'];

/**
 * Recommendations for a product or a cart: side dishes without required choices, taken from each group in turn, without
 * chosen or sold-out ones. With nothing chosen: dishes of the main groups.
 */
export function recommend(
  menu: Pick<Menu, 'products'>,
  { chosen, stopped }: { chosen: ReadonlySet<number>; stopped: ReadonlySet<number> },
): Product[] {
  const isFirstChoice = chosen.size === 0;
  const shelves = (isFirstChoice ? mains : sides).map((slug) =>
    menu.products.filter(
      ({ id, group, has_modifiers }) =>
        group?.seo_page?.url === slug &&
        (isFirstChoice || !has_modifiers) &&
        !chosen.has(id) &&
        !stopped.has(id),
    ),
  );
  const picked: Product[] = [];
  for (let row = 0; row < maxProducts; row += 1) {
    for (const shelf of shelves) {
      const product = shelf[row];
      if (product) picked.push(product);
    }
  }
  return picked.slice(0, maxProducts);
}
