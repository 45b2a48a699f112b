import type { ModifierGroup } from '@storefront/domain';
import { messages } from './messages';

/** The rule of a modifier group in words: is it obligatory, how many may be chosen; undefined when anything goes. */
export function groupRule({ isRequired, min, max }: ModifierGroup): string | undefined {
  if (isRequired) return min > 1 ? messages.obligatoryFrom(min) : messages.obligatory;
  return Number.isFinite(max) && max > 1 ? messages.upTo(max) : undefined;
}
