/** spec §8: the customer's data, and address and take method after login. */
export const messages = {
  saveFailed: 'Не удалось сохранить изменения',
  userFailed: 'Не удалось получить данные пользователя',
} as const;
