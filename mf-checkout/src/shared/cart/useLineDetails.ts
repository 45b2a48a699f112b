import { cachedProduct, productQuery } from '@storefront/api-client';
import type { CartItem, Product } from '@storefront/api-contract';
import { formatWeight } from '@storefront/domain';
import { useQuery, useQueryClient } from '@storefront/query';
import { messages } from './messages';

/** The names of a product's modifiers and of the dishes of a combo, by the ids that a cart has for them. */
const namesOf = ({ group_modifiers: modifiers, content }: Product) =>
  new Map<number | null, string>([
    ...modifiers.map(({ id, product }) => [id, product.name] as const),
    ...content.flatMap(({ products }) => products.map(({ id, name }) => [id, name] as const)),
  ]);

/**
 * A line's modifiers, or without any the pieces and weight of a portion. A cart may have modifiers by their ids alone
 * (spec §3, Cart item): their names are then the product's own. One call reads it, unless the cache has it for any
 * location.
 */
export function useLineDetails({ product_id, product, modifiers }: CartItem): string | undefined {
  const queryClient = useQueryClient();
  const slug = product.slug ?? String(product_id);
  const lacksNames = modifiers.some(({ id, name }) => id !== null && name === '');
  const known = lacksNames ? cachedProduct(queryClient, slug) : undefined;
  const { data = known } = useQuery({ ...productQuery(slug), enabled: lacksNames && !known });

  if (modifiers.length > 0) {
    const names = data && namesOf(data);
    return (
      modifiers
        .map(({ id, name: own, amount }) => {
          const name = own || names?.get(id);
          return name && amount > 1 ? messages.modifier(name, amount) : name;
        })
        .filter(Boolean)
        .join(' · ') || undefined
    );
  }
  const pieces = product.pieces ? messages.pieces(product.pieces) : undefined;
  return [pieces, formatWeight(product.weight)].filter(Boolean).join(' · ') || undefined;
}
