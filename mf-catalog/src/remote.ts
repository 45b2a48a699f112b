import { defineManifest } from '@storefront/contracts';

export default defineManifest<'catalog'>({
  name: 'catalog',
  pages: {
    home: () => import('./pages/home/HomePage'),
    menu: () => import('./pages/menu/MenuPage'),
    'menu-group': () => import('./pages/menu-group/MenuGroupPage'),
    product: () => import('./pages/product/ProductPage'),
  },
  panels: {
    product: () => import('./panels/product/ProductPanel'),
    search: () => import('./panels/search/SearchPanel'),
    'menu-groups': () => import('./panels/menu-groups/MenuGroupsPanel'),
  },
  widgets: {
    'catalog:recommendations': () => import('./widgets/recommendations/RecommendationsWidget'),
  },
  embeds: {
    home: ['content:promo-showcase'],
    product: ['catalog:recommendations'],
  },
  emits: [
    'shell:panel-requested',
    'shell:panel-replace-requested',
    'shell:panel-back-requested',
    'shell:panels-close-requested',
    'shell:toast-requested',
    'checkout:item-added',
  ],
  hears: ['checkout:address-chosen', 'shell:panel-opened', 'shell:panel-closed'],
  opens: ['product', 'search', 'select-address'],
});
