/** Fallback texts of cart calls (spec §8). */
export const messages = {
  add: 'Не удалось добавить товар в корзину',
  amount: 'Не удалось сохранить данные',
  remove: 'Не удалось удалить товар из корзины',
  save: 'Не удалось сохранить данные',
  takeMethod: 'Не удалось сменить тип доставки',
  order: 'Не удалось оформить заказ',
} as const;
