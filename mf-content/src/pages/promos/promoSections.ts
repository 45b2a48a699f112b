import type { Promo } from '@storefront/api-contract';

export interface PromoSection {
  /** Undefined for promotions without a section. */
  title: string | undefined;
  promos: readonly Promo[];
}

/** Promotions by section. Sections come in the order of their first promotion, promotions without a section last. */
export function promoSections(promos: readonly Promo[]): readonly PromoSection[] {
  const titles = new Set(promos.flatMap(({ section }) => section ?? []));
  return [...titles, undefined]
    .map((title) => ({ title, promos: promos.filter(({ section }) => (section ?? undefined) === title) }))
    .filter((section) => section.promos.length > 0);
}
