import { soySauceNote } from '@storefront/domain';

const NBSP = '\u00A0';

/** Texts of order monitoring (spec §2, Order monitoring; §4, Order statuses). */
export const messages = {
  order: (number: string) => `Заказ №${NBSP}${number}`,
  live: 'Обновляется сейчас',
  polled: 'Обновляется раз в 30 секунд',
  announced: (number: string, status: string) => `Заказ ${number}: ${status}`,
  due: { delivery: 'Привезем', pickup: 'Будет готов' },
  soon: 'Как можно скорее',
  progress: 'Путь заказа',
  stepStates: { done: 'готово', current: 'сейчас', next: 'впереди' },
  where: { delivery: 'Доставим', pickup: 'Самовывоз' },
  items: 'Состав заказа',
  extras: 'Дополнительно',
  portion: (amount: number, price: string) => `${amount}${NBSP}×${NBSP}${price}`,
  free: 'Бесплатно',
  soySauce: soySauceNote,
  details: 'Детали заказа',
  paid: (how: string) => `Оплачено ${how}`,
  toPay: (how: string) => `К оплате ${how}`,
  sum: 'Сумма заказа',
  discount: 'Скидка',
  bonusesSpent: 'Списано бонусов',
  bonusesToCome: 'Начислим бонусов',
  bonusesCame: 'Начислено бонусов',
  persons: 'Персон',
  time: 'Время',
  comment: 'Комментарий',
  waitConfirm: (phone: string) =>
    `Ждем подтверждения оплаты. Если статус не изменится в течение 2${NBSP}минут, позвоните в колл-центр: ${phone}.`,
  error: (phone: string, number: string) =>
    `Приносим извинения: с заказом что-то пошло не так. Дождитесь звонка или позвоните нам: ${phone} — и назовите номер заказа ${number}.`,
  call: 'Связаться',
  callNow: 'Позвонить',
  review: 'Оценить заказ',
  reviewed: 'Вы уже оценили этот заказ',
  repeat: 'Повторить',
  loading: 'Загружаем заказ',
  failed: 'Не удалось получить данные',
  retry: 'Повторить',
} as const;
