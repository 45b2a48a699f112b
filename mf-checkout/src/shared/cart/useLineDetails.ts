import type { CartItem, Product } from '@storefront/api-contract';
import { formatWeight } from '@storefront/domain';
import { useGroupTint } from '../dish/useGroupTint';
import { useWholeProduct } from '../dish/useWholeProduct';
import { messages } from './messages';

/** The names of a product's modifiers and of a combo's dishes, by their ids in a cart. */
const namesOf = ({ group_modifiers: modifiers, content }: Product) =>
  new Map<number | null, string>([
    ...modifiers.map(({ id, product }) => [id, product.name] as const),
    ...content.flatMap(({ products }) => products.map(({ id, name }) => [id, name] as const)),
  ]);

/** The modifiers of a line; for a line without modifiers, the pieces and weight of a portion. */
export function useLineDetails(item: CartItem): string | undefined {
  const { product, modifiers } = item;
  const whole = useWholeProduct(item);
  const tint = useGroupTint(item);
  if (modifiers.length === 0) {
    const pieces = product.pieces ?? whole?.pieces;
    const weight = formatWeight(product.weight ?? whole?.weight, tint);
    return [pieces ? messages.pieces(pieces) : undefined, weight].filter(Boolean).join(' · ') || undefined;
  }
  const names = whole && namesOf(whole);
  // The amount of a modifier may always be 1 (spec §3, Cart item): two of one are then two modifiers.
  const amounts = new Map<string, number>();
  for (const { id, name: own, amount } of modifiers) {
    const name = own || names?.get(id);
    if (name) amounts.set(name, (amounts.get(name) ?? 0) + amount);
  }
  const shown = [...amounts].map(([name, amount]) => (amount > 1 ? messages.modifier(name, amount) : name));
  return shown.join(' · ') || undefined;
}
