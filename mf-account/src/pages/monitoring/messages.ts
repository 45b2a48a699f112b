export const messages = {
  title: (status: string, order: string, brand: string) => `${status} · ${order} — ${brand}`,
  plainTitle: (brand: string) => `Мой заказ — ${brand}`,
  description: 'Статус заказа, время доставки и состав.',
  empty: 'У Вас пока нет заказов...',
  emptyText: 'Закажите что-нибудь, и здесь будет видно, как мы готовим и везем.',
  declined: 'Оплата не прошла, деньги не списаны. Заказ ждет оплаты.',
  toPay: 'Войти и оплатить',
  toMenu: 'Смотреть меню',
  takeMethod: { delivery: 'Доставка', pickup: 'Самовывоз' },
  failed: 'Не удалось получить данные',
  retry: 'Повторить',
} as const;
