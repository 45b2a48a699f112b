import { defineManifest } from '@storefront/contracts';

/** The restaurants team's remote: the list of restaurants and the picker for pickup. */
export default defineManifest<'restaurants'>({
  name: 'restaurants',
  pages: {
    restaurants: () => import('./pages/restaurants/RestaurantsPage'),
  },
  panels: {
    'restaurant-review': () => import('./panels/restaurant-review/RestaurantReviewPanel'),
  },
  widgets: {
    'restaurants:picker': () => import('./widgets/picker/RestaurantPicker'),
  },
  embeds: {},
  emits: [
    'checkout:address-chosen',
    'checkout:address-changed',
    'shell:panel-requested',
    'shell:panel-back-requested',
    'shell:panels-close-requested',
    'shell:toast-requested',
  ],
  hears: ['account:logged-in', 'shell:panel-opened', 'shell:panel-closed'],
  opens: ['auth', 'unavailable-items'],
});
