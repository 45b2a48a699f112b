export const messages = {
  goods: 'Товары',
  delivery: 'Доставка',
  total: 'К оплате',
} as const;
