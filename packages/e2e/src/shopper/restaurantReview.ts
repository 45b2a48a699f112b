/** What the review of a restaurant asks stars for, each from 1 to 5 (spec §5, Restaurant review). */
export const criteria = [
  'Внимание и доброжелательность',
  'Скорость обслуживания',
  'Качество блюд',
  'Качество напитков',
  'Атмосфера',
];

/** Writes the date of a visit as its field takes it. */
export const visitDate = new Intl.DateTimeFormat('ru-RU', { timeZone: 'Europe/Moscow' });
