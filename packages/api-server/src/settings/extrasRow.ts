import type { Extra } from '@storefront/api-contract';

/** The settings row that tells the storefront what this back end offers beyond section 7. */
export function extrasRow(): { key: string; value: string } {
  const offered: Extra[] = ['address-details'];
  return { key: 'extras', value: offered.join(' ') };
}
