import type { Product, ProductCard } from '@storefront/api-contract';
import type { Menu } from './menu';

/**
 * Cards for lists, without the fields of the product page, which would triple their size. A sold-out dish keeps its
 * place and is marked, so that a list of replacements can hide it and a menu can grey it.
 */
export function toCards(products: readonly Product[], stopped: ReadonlySet<number>): ProductCard[] {
  return products.map((product) => {
    const {
      group_modifiers: _modifiers,
      content: _content,
      group: _group,
      energy_basis: _basis,
      ingredients: _ingredients,
      allergens: _allergens,
      ...card
    } = product;
    return { ...card, is_stoplisted: stopped.has(card.id) };
  });
}

/**
 * A product with the stop-list of a place applied. Sold-out dishes are removed from combo parts, and the default choice
 * moves to an available one; a part without available dishes makes the whole combo sold out.
 */
export function productAt(
  product: Product,
  { dishOfOption }: Pick<Menu, 'dishOfOption'>,
  stopped: ReadonlySet<number>,
): Product {
  const content = product.content.map((part) => {
    const products = part.products.filter(({ id }) => !stopped.has(dishOfOption.get(id) ?? 0));
    const usual = products.find(({ id }) => id === part.current_product_id) ?? products[0];
    return { ...part, products, current_product_id: usual?.id ?? null };
  });
  const isOut = content.some(({ products }) => products.length === 0);
  return { ...product, content, is_stoplisted: stopped.has(product.id) || isOut };
}
