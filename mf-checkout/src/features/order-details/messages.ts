export const messages = {
  goods: 'Товары',
  bonuses: 'Бонусы',
  delivery: 'Доставка',
  payment: 'Оплата',
  total: 'К оплате',
  credited: 'Бонусы:',
  creditedAfter: { delivery: 'начислим после доставки', pickup: 'начислим после получения' },
} as const;
