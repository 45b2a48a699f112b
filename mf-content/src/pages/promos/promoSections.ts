import type { Promo } from '@storefront/api-contract';

export interface PromoSection {
  /** Undefined for promotions without a section. */
  title: string | undefined;
  promos: readonly Promo[];
}

/** Promotions by their section, in the order in which the sections are named first; those without one at the end. */
export function promoSections(promos: readonly Promo[]): readonly PromoSection[] {
  const titles = new Set(promos.flatMap(({ section }) => section ?? []));
  return [...titles, undefined]
    .map((title) => ({ title, promos: promos.filter(({ section }) => (section ?? undefined) === title) }))
    .filter((section) => section.promos.length > 0);
}
