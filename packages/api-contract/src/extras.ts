/**
 * What a back end offers beyond section 7, by name. It names them in the settings row `extras`, with spaces between
 * them; the storefront shows nothing of an extra that is not named.
 */
export const extras = [
  'address-details',
  'push',
  'code-by-call',
  'account-deletion',
  'data-export',
  'favourites',
] as const;

export type Extra = (typeof extras)[number];
