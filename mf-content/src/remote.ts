import { defineManifest } from '@storefront/contracts';

/** The content team's remote: promotions, what the chain says about itself, and what customers write to it. */
export default defineManifest<'content'>({
  name: 'content',
  pages: {
    contacts: () => import('./pages/contacts/ContactsPage'),
    delivery: () => import('./pages/delivery/DeliveryPage'),
    franchise: () => import('./pages/franchise/FranchisePage'),
    promos: () => import('./pages/promos/PromosPage'),
  },
  panels: {
    contacts: () => import('./panels/contacts/ContactsPanel'),
    'delivery-terms': () => import('./panels/delivery-terms/DeliveryTermsPanel'),
  },
  widgets: {
    'content:promo-showcase': () => import('./widgets/promo-showcase/PromoShowcase'),
  },
  embeds: {},
  emits: ['shell:panels-close-requested', 'shell:toast-requested'],
  hears: [],
  opens: [],
});
