import type { Brand } from '@storefront/contracts';

/** Whether the brand names a service that waits for the visitor's consent (readings 18). */
export function needsConsent({ analytics }: Pick<Brand, 'analytics'>): boolean {
  return analytics.metrika !== undefined || analytics.errors !== undefined;
}
