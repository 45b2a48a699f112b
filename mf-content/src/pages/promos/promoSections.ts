import type { Promo } from '@storefront/api-contract';

export interface PromoSection {
  /** Undefined for promotions without a section. */
  title: string | undefined;
  promos: readonly Promo[];
}

/** Promotions by their section, in the order in which the sections are named first; those without one at the end. */
export function promoSections(promos: readonly Promo[]): readonly PromoSection[] {
  const titles = [...new Set(promos.map(({ section }) => section ?? undefined))];
  const ordered = titles.toSorted((one, other) => Number(!one) - Number(!other));
  return ordered.map((title) => ({
    title,
    promos: promos.filter(({ section }) => (section ?? undefined) === title),
  }));
}
