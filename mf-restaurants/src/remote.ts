import { defineManifest } from '@storefront/contracts';

/** The restaurants team's remote: restaurants, bookings, reviews, and the picker for pickup. */
export default defineManifest<'restaurants'>({
  name: 'restaurants',
  pages: {
    restaurant: () => import('./pages/restaurant/RestaurantPage'),
    restaurants: () => import('./pages/restaurants/RestaurantsPage'),
    'yandex-maps': () => import('./pages/yandex-maps/YandexMapsPage'),
  },
  panels: {
    booking: () => import('./panels/booking/BookingPanel'),
    'booking-time': () => import('./panels/booking-time/BookingTimePanel'),
    restaurant: () => import('./panels/restaurant/RestaurantPanel'),
    'restaurant-filters': () => import('./panels/restaurant-filters/RestaurantFiltersPanel'),
    'restaurant-review': () => import('./panels/restaurant-review/RestaurantReviewPanel'),
    'restaurant-search': () => import('./panels/restaurant-search/RestaurantSearchPanel'),
    restaurants: () => import('./panels/restaurants/RestaurantsPanel'),
  },
  widgets: {
    'restaurants:bookings': () => import('./widgets/bookings/BookingsWidget'),
    'restaurants:picker': () => import('./widgets/picker/RestaurantPicker'),
  },
  embeds: {},
});
