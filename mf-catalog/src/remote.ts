import { defineManifest } from '@storefront/contracts';

export default defineManifest<'catalog'>({
  name: 'catalog',
  pages: {
    home: () => import('./pages/home/HomePage'),
    menu: () => import('./pages/menu/MenuPage'),
    'menu-group': () => import('./pages/menu-group/MenuGroupPage'),
    product: () => import('./pages/product/ProductPage'),
    'web-menu': () => import('./pages/web-menu/WebMenuPage'),
  },
  panels: {
    product: () => import('./panels/product/ProductPanel'),
    search: () => import('./panels/search/SearchPanel'),
    'menu-groups': () => import('./panels/menu-groups/MenuGroupsPanel'),
    'products-slider': () => import('./panels/products-slider/ProductsSliderPanel'),
  },
  widgets: {
    'catalog:recommendations': () => import('./widgets/recommendations/RecommendationsWidget'),
    'catalog:sauces': () => import('./widgets/sauces/SaucesWidget'),
    'catalog:frequent-dishes': () => import('./widgets/frequent-dishes/FrequentDishes'),
    'catalog:menu-groups': () => import('./widgets/menu-groups/MenuGroupsWidget'),
    'catalog:products-slider': () => import('./widgets/products-slider/ProductsSliderWidget'),
    'catalog:combo-slider': () => import('./widgets/combo-slider/ComboSliderWidget'),
  },
  embeds: {
    home: ['content:promo-showcase', 'content:stories', 'content:news-teaser', 'account:last-order'],
  },
});
