/** spec §8: the customer's data; cart, address and take method after login. The last two are ours. */
export const messages = {
  cartFailed: 'Не удалось получить данные',
  saveFailed: 'Не удалось сохранить изменения',
  userFailed: 'Не удалось получить данные пользователя',
  deletionWaits: 'Ваш аккаунт ждет удаления',
  cancelDeletion: 'Отменить удаление',
} as const;
