import { formatNumber, plural } from '@storefront/domain';

const NBSP = '\u00A0';
/** «№ 48 213», as the pages of the order write it. */
export const orderNumber = (id: number) => `№${NBSP}${formatNumber(id)}`;

/** The messages to customers about their orders. */
export const messages = {
  empty: 'В корзине пусто',
  outsideZone: 'По этому адресу мы не доставляем',
  restaurantInactive: 'Этот ресторан сейчас не принимает заказы',
  onlineOff: 'Оплата онлайн сейчас недоступна. Выберите другой способ',
  changeTooSmall: 'Сумма для сдачи меньше суммы заказа',
  bonusTooMuch: (max: number) => `Можно списать не больше ${max} бонусов`,
  sumChanged: (sum: string) => `Сумма заказа изменилась: теперь ${sum}. Проверьте заказ и попробуйте еще раз`,
  tooManyUnpaid: (count: number) => {
    const orders = plural(count, ['неоплаченный заказ', 'неоплаченных заказа', 'неоплаченных заказов']);
    return `У вас уже ${formatNumber(count)}${NBSP}${orders}. Новый можно оформить после выполнения или оплаты прежнего`;
  },
  tooLateToCancel: 'Заказ уже готовят, отменить его нельзя. Позвоните нам, и мы поможем',
  notWaitingForPayment: 'Этот заказ больше не ждет оплаты',
  notFound: 'Заказ не найден',
  keyTooLong: (max: number) => `Не может быть больше ${max} символов`,
  promoGone: 'Этот промокод уже закончился',
  giftGone: 'Подарок по промокоду закончился',
  timeOver: 'Выбранное время больше недоступно. Выберите другое',
  timeFull: 'Выбранное время только что заняли. Выберите другое',
  priceChanged: 'Корзина изменилась. Проверьте заказ и попробуйте еще раз',
  notifications: {
    closed: {
      title: (id: number) => `Заказ ${orderNumber(id)} выполнен`,
      text: 'Приятного аппетита! Оцените заказ, чтобы мы стали лучше.',
    },
    awaiting_delivery: {
      title: (id: number) => `Заказ ${orderNumber(id)} готов`,
      text: 'Заказ ждет вас в ресторане.',
    },
    canceled: {
      title: (id: number) => `Заказ ${orderNumber(id)} отменен`,
      text: 'Если деньги списались, мы их вернем. Если вы списали бонусы, они снова на балансе.',
    },
    error: {
      title: (id: number) => `Ошибка в заказе ${orderNumber(id)}`,
      text: 'Мы уже разбираемся и скоро позвоним. Если деньги списались, мы их вернем. Если вы списали бонусы, они снова на балансе.',
    },
  },
} as const;
