import { mayClaim } from '@storefront/domain';

export const messages = {
  /** The title follows the stars (spec §2, Order review). */
  title: (stars: number) =>
    stars === 0 ? 'Оцените нас' : mayClaim(stars) ? 'Что-то не понравилось?' : 'Спасибо!',
  done: 'Готово',
  thanks: 'Спасибо за оценку',
  reviewed: 'Вы уже оценили этот заказ',
  tooEarly: 'Оценить можно после того, как заказ выполнен',
  loading: 'Загружаем заказ',
  failed: 'Не удалось получить данные',
  retry: 'Повторить',
} as const;
