import { formatWeight, plural } from '@storefront/domain';
import { messages } from './messages';

interface Portion {
  pieces?: number | null;
  /** Kilograms. */
  weight?: number | null;
}

/** «8 шт», «265 г»: what is known of a portion. */
export function portionFacts({ pieces, weight }: Portion): string[] {
  const facts = [pieces ? messages.pieces(pieces) : undefined, formatWeight(weight)];
  return facts.filter((fact) => fact !== undefined);
}

/** «8 шт · 265 г»; undefined when neither is known. */
export function cardFacts(portion: Portion): string | undefined {
  return portionFacts(portion).join(' · ') || undefined;
}

/** «24 позиции». */
export function positions(count: number): string {
  return `${count}\u00A0${plural(count, messages.position)}`;
}
