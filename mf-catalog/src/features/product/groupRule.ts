import type { ModifierGroup } from '@storefront/domain';
import { messages } from './messages';

type Rule = Pick<ModifierGroup, 'kind' | 'isRequired' | 'min' | 'max'>;

/**
 * A modifier group's rule as text: whether it is required and how many may be chosen; undefined without
 * limits.
 */
export function groupRule({ kind, isRequired, min, max }: Rule): string | undefined {
  const isBounded = Number.isFinite(max);
  if (kind === 'single') return isRequired ? messages.obligatory(1) : undefined;
  if (isRequired) {
    const least = Math.max(1, min);
    if (!isBounded) return messages.obligatoryFrom(least);
    return max > least ? messages.obligatoryBetween(least, max) : messages.obligatory(least);
  }
  if (min > 1) return isBounded ? messages.between(min, max) : messages.from(min);
  return isBounded && max > 1 ? messages.upTo(max) : undefined;
}
