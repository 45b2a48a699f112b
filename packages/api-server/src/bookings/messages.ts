import { type BookingRefusal, plural } from '@storefront/domain';

/** Russian texts that guests read (readings 15). */
export const bookingMessages = {
  restaurantInactive: 'Этот ресторан сейчас не принимает гостей',
  booked: (restaurant: string, time: string) => `Столик забронирован: ${restaurant}, ${time}`,
  tooManyTables: (max: number) =>
    `Можно забронировать не больше ${max} столиков. Позвоните нам, если нужно больше`,
  noTable: 'На это время свободных столиков нет. Выберите другое',
  partyTooLarge: 'В этом ресторане нет столько мест. Выберите другой или позвоните нам',
  refusals: {
    'hours-unknown': 'Часы работы ресторана не указаны. Позвоните, чтобы забронировать столик',
    'too-soon': 'Столик можно забронировать не раньше чем через час',
    'too-late': 'Столик можно забронировать не больше чем на две недели вперед',
    'outside-hours': 'В это время столик забронировать нельзя. Выберите другое',
  } satisfies Record<BookingRefusal, string>,
  notFound: 'Бронь не найдена',
  past: 'Время брони уже наступило, отменить ее нельзя. Позвоните в ресторан',
  calendar: {
    summary: (restaurant: string) => `Столик: ${restaurant}`,
    guests: (persons: number) => `${persons} ${plural(persons, ['гость', 'гостя', 'гостей'])}`,
  },
} as const;
