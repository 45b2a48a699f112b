import { defineManifest } from '@storefront/contracts';

/** The restaurants team's remote: the list of restaurants and the picker for pickup. */
export default defineManifest<'restaurants'>({
  name: 'restaurants',
  pages: {
    restaurants: () => import('./pages/restaurants/RestaurantsPage'),
  },
  panels: {},
  widgets: {
    'restaurants:picker': () => import('./widgets/picker/RestaurantPicker'),
  },
  embeds: {},
  emits: [
    'checkout:address-chosen',
    'checkout:address-changed',
    'shell:panel-requested',
    'shell:toast-requested',
  ],
  hears: [],
  opens: ['unavailable-items'],
});
