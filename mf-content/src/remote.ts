import { defineManifest } from '@storefront/contracts';

/** The content team's remote: the promotions page and the showcase above the menu. */
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
