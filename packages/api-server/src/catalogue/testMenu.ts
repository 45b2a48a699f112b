import type { Group, Product } from '@storefront/api-contract';

/** A group with one dish, for tests. */
export const group = (id: number, name: string, url: string): Group => ({
  id,
  name,
  tint: null,
  products_count: 1,
  seo_page: { url, title: null, description: null },
});
export const rolls = group(1, 'Запечённые роллы', 'zapechennye-rolly');
export const drinks = group(2, 'Напитки', 'napitki');
export const snacks = group(3, 'Закуски', 'zakuski');

export function product(
  id: number,
  name: string,
  of: Group,
  description = '',
  hasModifiers = false,
): Product {
  return {
    id,
    name,
    description,
    group: of,
    parent_group_id: of.id,
    slug: String(id),
    external_id: null,
    price: 100,
    old_price: null,
    labels: [],
    weight: null,
    pieces: null,
    persons_number: null,
    media_list: [],
    has_modifiers: hasModifiers,
    is_stoplisted: false,
    group_modifiers: [],
    content: [],
    energy_full_amount: null,
    proteins_full_amount: null,
    fats_full_amount: null,
    carbohydrates_full_amount: null,
    energy_basis: null,
    ingredients: null,
    allergens: null,
  };
}

const products = [
  product(1, 'Ролл с угрём', rolls, 'Лосось и сыр'),
  product(2, 'Лосось гриль', snacks),
  product(3, 'Кола', drinks),
  product(4, 'Морс', drinks),
  product(5, 'Креветки', snacks, '', true),
];
/** A menu of three groups for tests. */
export const testMenu = { groups: [rolls, drinks, snacks], products };
