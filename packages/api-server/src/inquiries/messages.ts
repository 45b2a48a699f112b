import type { BookingRefusal } from '@storefront/domain';

/** Russian texts that guests read (readings 15). */
export const inquiryMessages = {
  restaurantNotFound: 'Ресторан не найден',
  restaurantInactive: 'Этот ресторан сейчас не принимает гостей',
  booked: (restaurant: string, time: string) => `Столик забронирован: ${restaurant}, ${time}`,
  dateFormat: 'Неверная дата',
  tooManyTables: (max: number) =>
    `Можно забронировать не больше ${max} столиков. Позвоните нам, если нужно больше`,
  refusals: {
    'hours-unknown': 'Часы работы ресторана не указаны. Позвоните, чтобы забронировать столик',
    'too-soon': 'Столик можно забронировать не раньше чем через час',
    'too-late': 'Столик можно забронировать не больше чем на две недели вперед',
    'outside-hours': 'В это время столик забронировать нельзя. Выберите другое',
  } satisfies Record<BookingRefusal, string>,
  visitInFuture: 'Дата посещения еще не наступила',
  visitLongAgo: 'Расскажите о посещении не позже чем через год',
  reviewed: 'Спасибо! Мы прочитаем отзыв и ответим, если есть вопрос',
  feedback: 'Спасибо! Передадим ваши слова кухне',
  franchise: 'Спасибо! Мы позвоним в течение двух рабочих дней',
} as const;
