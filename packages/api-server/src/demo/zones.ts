import type { zones } from '../database/schema/restaurants';

/** Four zones. The first two overlap along an edge, where the one with the lower minimum applies (readings 17). */
export const demoZones: (typeof zones.$inferInsert)[] = [
  {
    id: 1,
    name: 'Центр и восток',
    restaurantId: 1,
    minimalAmount: 79_000,
    duration: 45,
    durationChange: null,
    area: [
      [55.72, 37.55],
      [55.72, 37.85],
      [55.8, 37.85],
      [55.8, 37.55],
    ],
  },
  {
    id: 2,
    name: 'Север',
    restaurantId: 2,
    minimalAmount: 99_000,
    duration: 60,
    durationChange: null,
    area: [
      [55.79, 37.54],
      [55.79, 37.85],
      [55.885, 37.85],
      [55.885, 37.7],
      [55.9, 37.6],
      [55.87, 37.52],
    ],
  },
  {
    id: 3,
    name: 'Юг и запад',
    restaurantId: 3,
    minimalAmount: 120_000,
    duration: 75,
    durationChange: 90,
    area: [
      [55.57, 37.4],
      [55.57, 37.85],
      [55.72, 37.85],
      [55.72, 37.55],
      [55.8, 37.54],
      [55.8, 37.4],
    ],
  },
  {
    id: 4,
    name: 'Химки, Красногорск, Мытищи',
    restaurantId: 4,
    minimalAmount: 150_000,
    duration: 90,
    durationChange: null,
    area: [
      [55.8, 37.28],
      [55.8, 37.54],
      [55.87, 37.52],
      [55.9, 37.6],
      [55.885, 37.7],
      [55.885, 37.85],
      [55.96, 37.85],
      [55.97, 37.38],
      [55.86, 37.28],
    ],
  },
];

/** The stop-lists of the restaurants. */
export const soldOut = [
  { restaurantId: 1, slug: 'sashimi-scallop' },
  { restaurantId: 1, slug: 'ramune' },
  { restaurantId: 2, slug: 'udon-beef' },
  { restaurantId: 2, slug: 'icecream-sesame' },
  { restaurantId: 3, slug: 'salad-duck' },
  { restaurantId: 5, slug: 'nigiri-scallop' },
  { restaurantId: 5, slug: 'tom-yam-seafood' },
] as const;
