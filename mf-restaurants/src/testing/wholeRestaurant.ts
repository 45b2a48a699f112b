import { testRestaurants } from './testRestaurants';

/** A raw restaurant with every field, open from 10:00 to 23:00. */
export const wholeRestaurant = (): Record<string, unknown> => ({
  ...testRestaurants()[0],
  slug: 'rustaveli',
  description: 'Два зала и веранда.',
  howCome: { auto: 'Парковка во дворе', subway: 'Бутырская' },
  mediaList: [{ original: '/storage/hall.jpg' }, { original: '/storage/street.jpg' }],
});

/** Paths of the calls that read a restaurant. */
export const restaurantPaths = {
  list: '/api/app/restaurants/',
  detail: '/api/app/restaurants/detail/{id}/',
} as const;
