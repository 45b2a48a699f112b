/** spec §8: the customer's data; cart, address and take method after login. */
export const messages = {
  cartFailed: 'Не удалось получить данные',
  saveFailed: 'Не удалось сохранить изменения',
  userFailed: 'Не удалось получить данные пользователя',
} as const;
