import { cachedProduct, productQuery } from '@storefront/api-client';
import type { CartItem, Product } from '@storefront/api-contract';
import { formatWeight } from '@storefront/domain';
import { useQuery, useQueryClient } from '@storefront/query';
import { messages } from './messages';

/** The names of a product's modifiers and of a combo's dishes, by their ids in a cart. */
const namesOf = ({ group_modifiers: modifiers, content }: Product) =>
  new Map<number | null, string>([
    ...modifiers.map(({ id, product }) => [id, product.name] as const),
    ...content.flatMap(({ products }) => products.map(({ id, name }) => [id, name] as const)),
  ]);

/**
 * The modifiers of a line; for a line without modifiers, the pieces and weight of a portion. A cart may have only the
 * ids of modifiers (spec §3, Cart item): the names then come from the product, which one call reads, unless the cache
 * has it for any location.
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
