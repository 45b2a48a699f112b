import { formatWeight, plural } from '@storefront/domain';
import { messages } from './messages';

/** Instead of a missing price: without one a dish cannot be ordered. */
export const unpricedText = messages.unpriced;

interface Portion {
  pieces?: number | null;
  /** Kilograms. */
  weight?: number | null;
  /** Of its group: drinks have a volume. */
  tint?: string;
}

/** The known facts of a portion: «8 шт», «265 г». */
export function portionFacts({ pieces, weight, tint }: Portion): string[] {
  const facts = [pieces ? messages.pieces(pieces) : undefined, formatWeight(weight, tint)];
  return facts.filter((fact) => fact !== undefined);
}

/** For example «8 шт · 265 г»; undefined when neither is known. */
export function cardFacts(portion: Portion): string | undefined {
  return portionFacts(portion).join(' · ') || undefined;
}

/** For example «24 позиции». */
export function positions(count: number): string {
  return `${count}\u00A0${plural(count, messages.position)}`;
}
