import { defineManifest } from '@storefront/contracts';

/** What the content team offers: promotions as a page, and the showcase of them above the menu. */
export default defineManifest<'content'>({
  name: 'content',
  pages: {
    promos: () => import('./pages/promos/PromosPage'),
  },
  panels: {},
  widgets: {
    'content:promo-showcase': () => import('./widgets/promo-showcase/PromoShowcase'),
  },
  embeds: {},
  emits: [],
  hears: [],
  opens: [],
});
