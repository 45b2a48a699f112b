import type { ShellManifest } from '@storefront/contracts';

/**
 * The events that the shell emits and hears, and the panels that it opens. The contract check compares the manifest
 * with the remotes, and a test compares it with the sources.
 */
export const manifest: ShellManifest = {
  emits: [
    'account:logged-out',
    'checkout:promo-code-close-requested',
    'checkout:replacements-clear-requested',
    'checkout:used-bonuses-reset-requested',
    'content:promo-clear-requested',
    'shell:logout-requested',
    'shell:panel-back-requested',
    'shell:panel-closed',
    'shell:panel-opened',
    'shell:panel-replace-requested',
    'shell:panel-requested',
    'shell:panels-close-requested',
    'shell:toast-requested',
  ],
  hears: [
    'account:logged-in',
    'account:logged-out',
    'account:order-load-failed',
    'checkout:order-placed',
    'checkout:promo-code-applied',
    'shell:logout-requested',
    'shell:panel-back-requested',
    'shell:panel-closed',
    'shell:panel-expected',
    'shell:panel-opened',
    'shell:panel-replace-requested',
    'shell:panel-requested',
    'shell:panel-step-back-requested',
    'shell:panels-close-requested',
    'shell:toast-requested',
  ],
  opens: [
    'auth',
    'burger',
    'cart',
    'contacts',
    'delivery-terms',
    'menu-groups',
    'profile',
    'registration',
    'restaurant-review',
    'restaurants',
    'search',
    'select-address',
    'take-method',
    'unavailable-items',
  ],
};
