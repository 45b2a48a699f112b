import type { demoHours } from './hours';

interface DemoRestaurant {
  slug: string;
  name: string;
  address: string;
  latitude: number;
  longitude: number;
  metro: string;
  hours: keyof typeof demoHours;
  /** Closed for repairs: the list shows only active ones (spec §4, Restaurants). */
  isClosed?: true;
  /** A counter in a mall, which takes no calls. */
  hasNoPhone?: true;
  /** The newest one, not photographed yet. */
  hasNoPhotos?: true;
}

/**
 * Twenty restaurants around Moscow; their texts are in restaurantDetails.ts. The first four deliver to the zones. They
 * never close, so that the demo accepts orders at any hour.
 */
export const demoRestaurants: readonly DemoRestaurant[] = [
  {
    slug: 'pokrovka',
    name: 'Кицунэ на Покровке',
    address: 'Москва, ул. Покровка, 17',
    latitude: 55.7594,
    longitude: 37.6459,
    metro: 'Китай-город',
    hours: 'always',
  },
  {
    slug: 'ogorodny',
    name: 'Кицунэ в Огородном',
    address: 'Москва, Огородный пр-д, 16',
    latitude: 55.8214,
    longitude: 37.6013,
    metro: 'Бутырская',
    hours: 'always',
  },
  {
    slug: 'vernadskogo',
    name: 'Кицунэ на Вернадского',
    address: 'Москва, пр-т Вернадского, 39',
    latitude: 55.6768,
    longitude: 37.5065,
    metro: 'Проспект Вернадского',
    hours: 'always',
  },
  {
    slug: 'himki',
    name: 'Кицунэ в Химках',
    address: 'Химки, Юбилейный пр-т, 28',
    latitude: 55.8935,
    longitude: 37.4402,
    metro: 'Планерная',
    hours: 'always',
  },
  {
    slug: 'arbat',
    name: 'Кицунэ на Арбате',
    address: 'Москва, ул. Арбат, 29',
    latitude: 55.7497,
    longitude: 37.5926,
    metro: 'Смоленская',
    hours: 'always',
  },
  {
    slug: 'tverskaya',
    name: 'Кицунэ на Тверской',
    address: 'Москва, ул. Тверская, 18',
    latitude: 55.7653,
    longitude: 37.6046,
    metro: 'Пушкинская',
    hours: 'late',
  },
  {
    slug: 'pyatnitskaya',
    name: 'Кицунэ на Пятницкой',
    address: 'Москва, ул. Пятницкая, 31',
    latitude: 55.7397,
    longitude: 37.6286,
    metro: 'Новокузнецкая',
    hours: 'late',
  },
  {
    slug: 'baumanskaya',
    name: 'Кицунэ на Бауманской',
    address: 'Москва, ул. Бауманская, 35',
    latitude: 55.7722,
    longitude: 37.6797,
    metro: 'Бауманская',
    hours: 'day',
  },
  {
    slug: 'sokolniki',
    name: 'Кицунэ в Сокольниках',
    address: 'Москва, ул. Русаковская, 29',
    latitude: 55.7886,
    longitude: 37.6766,
    metro: 'Сокольники',
    hours: 'day',
  },
  {
    slug: 'vdnh',
    name: 'Кицунэ на ВДНХ',
    address: 'Москва, пр-т Мира, 150',
    latitude: 55.8213,
    longitude: 37.6437,
    metro: 'ВДНХ',
    hours: 'day',
  },
  {
    slug: 'maryina-roshcha',
    name: 'Кицунэ в Марьиной Роще',
    address: 'Москва, ул. Сущёвский Вал, 5',
    latitude: 55.7937,
    longitude: 37.6006,
    metro: 'Савёловская',
    hours: 'mall',
    hasNoPhone: true,
  },
  {
    slug: 'aeroport',
    name: 'Кицунэ на Аэропорте',
    address: 'Москва, Ленинградский пр-т, 62',
    latitude: 55.8004,
    longitude: 37.5312,
    metro: 'Аэропорт',
    hours: 'day',
  },
  {
    slug: 'schukinskaya',
    name: 'Кицунэ на Щукинской',
    address: 'Москва, ул. Щукинская, 42',
    latitude: 55.8098,
    longitude: 37.4643,
    metro: 'Щукинская',
    hours: 'mall',
  },
  {
    slug: 'kutuzovsky',
    name: 'Кицунэ на Кутузовском',
    address: 'Москва, Кутузовский пр-т, 30',
    latitude: 55.7406,
    longitude: 37.5357,
    metro: 'Кутузовская',
    hours: 'late',
  },
  {
    slug: 'moscow-city',
    name: 'Кицунэ в Сити',
    address: 'Москва, Пресненская наб., 10',
    latitude: 55.7474,
    longitude: 37.5363,
    metro: 'Деловой центр',
    hours: 'office',
  },
  {
    slug: 'leninsky',
    name: 'Кицунэ на Ленинском',
    address: 'Москва, Ленинский пр-т, 52',
    latitude: 55.6974,
    longitude: 37.5665,
    metro: 'Воробьёвы горы',
    hours: 'closedOnMondays',
  },
  {
    slug: 'varshavka',
    name: 'Кицунэ на Варшавке',
    address: 'Москва, Варшавское ш., 87',
    latitude: 55.6549,
    longitude: 37.6196,
    metro: 'Варшавская',
    hours: 'day',
    isClosed: true,
  },
  {
    slug: 'taganka',
    name: 'Кицунэ на Таганке',
    address: 'Москва, ул. Таганская, 15',
    latitude: 55.7396,
    longitude: 37.6617,
    metro: 'Таганская',
    hours: 'late',
  },
  {
    slug: 'mytischi',
    name: 'Кицунэ в Мытищах',
    address: 'Мытищи, Новомытищинский пр-т, 30',
    latitude: 55.9118,
    longitude: 37.7335,
    metro: 'Медведково',
    hours: 'unknown',
    hasNoPhotos: true,
  },
  {
    slug: 'krasnogorsk',
    name: 'Кицунэ в Красногорске',
    address: 'Красногорск, ул. Ленина, 35',
    latitude: 55.8202,
    longitude: 37.3302,
    metro: 'Мякинино',
    hours: 'mall',
  },
];
