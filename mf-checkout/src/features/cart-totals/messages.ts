export const messages = {
  goods: 'Товары',
  discount: 'Скидка',
  discountBy: (code: string) => `Скидка ${code}`,
  delivery: 'Доставка',
  total: 'К оплате',
} as const;
