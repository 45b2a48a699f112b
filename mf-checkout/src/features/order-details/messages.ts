export const messages = {
  goods: 'Товары',
  discount: 'Скидка',
  discountBy: (code: string) => `Скидка ${code}`,
  bonuses: 'Бонусы',
  delivery: 'Доставка',
  payment: 'Оплата',
  total: 'К оплате',
  credited: 'Бонусы:',
  creditedAfter: { delivery: 'начислим после доставки', pickup: 'начислим после получения' },
} as const;
