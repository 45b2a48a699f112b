import type { CartItem } from '@storefront/api-contract';
import { formatWeight } from '@storefront/domain';
import { messages } from './messages';

/** A line's modifiers, or without any the pieces and weight of a portion. */
export function lineDetails({ modifiers, product }: CartItem): string | undefined {
  if (modifiers.length > 0) {
    return modifiers
      .map(({ name, amount }) => (amount > 1 ? messages.modifier(name, amount) : name))
      .filter(Boolean)
      .join(' · ');
  }
  const pieces = product.pieces ? messages.pieces(product.pieces) : undefined;
  return [pieces, formatWeight(product.weight)].filter(Boolean).join(' · ') || undefined;
}
