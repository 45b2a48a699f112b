import type { restaurants } from '../database/schema/restaurants';
import { demoHours } from './hours';
import { restaurantDetails } from './restaurantDetails';

type Hours = keyof typeof demoHours;

/** Slug, name, address, latitude, longitude, metro, hours. */
type Line = readonly [string, string, string, number, number, string, Hours];

// The first four deliver to the zones. They never close, so that the demo accepts orders at any hour.
const lines: readonly Line[] = [
  ['pokrovka', 'Кицунэ на Покровке', 'Москва, ул. Покровка, 17', 55.7594, 37.6459, 'Китай-город', 'always'],
  ['ogorodny', 'Кицунэ в Огородном', 'Москва, Огородный пр-д, 16', 55.8214, 37.6013, 'Бутырская', 'always'],
  [
    'vernadskogo',
    'Кицунэ на Вернадского',
    'Москва, пр-т Вернадского, 39',
    55.6768,
    37.5065,
    'Проспект Вернадского',
    'always',
  ],
  ['himki', 'Кицунэ в Химках', 'Химки, Юбилейный пр-т, 28', 55.8935, 37.4402, 'Планерная', 'always'],
  ['arbat', 'Кицунэ на Арбате', 'Москва, ул. Арбат, 29', 55.7497, 37.5926, 'Смоленская', 'always'],
  ['tverskaya', 'Кицунэ на Тверской', 'Москва, ул. Тверская, 18', 55.7653, 37.6046, 'Пушкинская', 'late'],
  [
    'pyatnitskaya',
    'Кицунэ на Пятницкой',
    'Москва, ул. Пятницкая, 31',
    55.7397,
    37.6286,
    'Новокузнецкая',
    'late',
  ],
  [
    'baumanskaya',
    'Кицунэ на Бауманской',
    'Москва, ул. Бауманская, 35',
    55.7722,
    37.6797,
    'Бауманская',
    'day',
  ],
  ['sokolniki', 'Кицунэ в Сокольниках', 'Москва, ул. Русаковская, 29', 55.7886, 37.6766, 'Сокольники', 'day'],
  ['vdnh', 'Кицунэ на ВДНХ', 'Москва, пр-т Мира, 150', 55.8213, 37.6437, 'ВДНХ', 'day'],
  [
    'maryina-roshcha',
    'Кицунэ в Марьиной Роще',
    'Москва, ул. Сущёвский Вал, 5',
    55.7937,
    37.6006,
    'Савёловская',
    'mall',
  ],
  ['aeroport', 'Кицунэ на Аэропорте', 'Москва, Ленинградский пр-т, 62', 55.8004, 37.5312, 'Аэропорт', 'day'],
  ['schukinskaya', 'Кицунэ на Щукинской', 'Москва, ул. Щукинская, 42', 55.8098, 37.4643, 'Щукинская', 'mall'],
  [
    'kutuzovsky',
    'Кицунэ на Кутузовском',
    'Москва, Кутузовский пр-т, 30',
    55.7406,
    37.5357,
    'Кутузовская',
    'late',
  ],
  [
    'moscow-city',
    'Кицунэ в Сити',
    'Москва, Пресненская наб., 10',
    55.7474,
    37.5363,
    'Деловой центр',
    'office',
  ],
  [
    'leninsky',
    'Кицунэ на Ленинском',
    'Москва, Ленинский пр-т, 52',
    55.6974,
    37.5665,
    'Воробьёвы горы',
    'closedOnMondays',
  ],
  ['varshavka', 'Кицунэ на Варшавке', 'Москва, Варшавское ш., 87', 55.6549, 37.6196, 'Варшавская', 'day'],
  ['taganka', 'Кицунэ на Таганке', 'Москва, ул. Таганская, 15', 55.7396, 37.6617, 'Таганская', 'late'],
  [
    'mytischi',
    'Кицунэ в Мытищах',
    'Мытищи, Новомытищинский пр-т, 30',
    55.9118,
    37.7335,
    'Медведково',
    'unknown',
  ],
  [
    'krasnogorsk',
    'Кицунэ в Красногорске',
    'Красногорск, ул. Ленина, 35',
    55.8202,
    37.3302,
    'Мякинино',
    'mall',
  ],
];

/** Closed for repairs: the list shows only active ones (spec §4, Restaurants). */
const inactive = 'varshavka';

/** A counter in a mall, which takes no calls. */
const withoutPhone = 'maryina-roshcha';

/** The newest one, not photographed yet. */
const withoutPhotos = 'mytischi';

/** Twenty restaurants around Moscow. */
export const demoRestaurants: (typeof restaurants.$inferInsert)[] = lines.map(
  ([slug, name, address, latitude, longitude, metro, hours], index) => {
    const details = restaurantDetails[slug];
    if (!details) throw new Error(`restaurantDetails.ts does not know ${slug}`);
    return {
      id: index + 1,
      slug,
      externalId: `kitsune-${slug}`,
      name,
      address,
      latitude,
      longitude,
      ...demoHours[hours],
      phone: slug === withoutPhone ? null : `+7 (495) 000-01-${String(index + 1).padStart(2, '0')}`,
      description: details.about,
      active: slug !== inactive,
      byCar: details.byCar,
      bySubway: `Метро «${metro}»`,
      tables: details.tables,
      tagIds: details.tags,
      photos: slug === withoutPhotos ? [] : [`${slug}-street`, `${slug}-hall`],
    };
  },
);
