import { defineManifest } from '@storefront/contracts';

/** The content team's remote: promotions, what the chain says about itself, and what customers write to it. */
export default defineManifest<'content'>({
  name: 'content',
  pages: {
    contacts: () => import('./pages/contacts/ContactsPage'),
    delivery: () => import('./pages/delivery/DeliveryPage'),
    franchise: () => import('./pages/franchise/FranchisePage'),
    promo: () => import('./pages/promo/PromoPage'),
    'promo-rules': () => import('./pages/promo-rules/PromoRulesPage'),
    promos: () => import('./pages/promos/PromosPage'),
  },
  panels: {
    contacts: () => import('./panels/contacts/ContactsPanel'),
    'delivery-terms': () => import('./panels/delivery-terms/DeliveryTermsPanel'),
    promo: () => import('./panels/promo/PromoPanel'),
  },
  widgets: {
    'content:promo-showcase': () => import('./widgets/promo-showcase/PromoShowcase'),
    'content:promo-strip': () => import('./widgets/promo-strip/PromoStripWidget'),
  },
  embeds: {},
  emits: [
    'checkout:promo-code-applied',
    'checkout:promo-code-refused',
    'shell:panel-expected',
    'shell:panel-requested',
    'shell:panels-close-requested',
    'shell:toast-requested',
  ],
  hears: [
    'account:logged-in',
    'checkout:item-added',
    'checkout:promo-code-applied',
    'checkout:promo-code-cancelled',
    'checkout:promo-code-refused',
    'content:promo-clear-requested',
    'shell:panel-closed',
    'shell:panel-opened',
  ],
  opens: ['auth', 'product', 'promo'],
});
