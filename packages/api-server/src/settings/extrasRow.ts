import type { Extra } from '@storefront/api-contract';
import type { Config } from '../config';

/** The settings row that tells the storefront what this back end offers beyond section 7. */
export function extrasRow({ push, callGatewayUrl }: Pick<Config, 'push' | 'callGatewayUrl'>): {
  key: string;
  value: string;
} {
  const offered: Extra[] = [
    'address-details',
    'account-deletion',
    'data-export',
    'favourites',
    ...(push ? (['push'] as const) : []),
    ...(callGatewayUrl ? (['code-by-call'] as const) : []),
  ];
  return { key: 'extras', value: offered.join(' ') };
}
