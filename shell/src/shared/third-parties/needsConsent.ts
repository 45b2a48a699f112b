import type { Brand } from '@storefront/contracts';

/** Whether the brand has a service that needs the visitor's consent (readings 18). */
export function needsConsent({ analytics }: Pick<Brand, 'analytics'>): boolean {
  return analytics.metrika !== undefined || analytics.errors !== undefined;
}
