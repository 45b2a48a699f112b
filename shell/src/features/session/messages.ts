/** spec §8: address saving after login. */
export const messages = {
  saveFailed: 'Не удалось сохранить изменения',
  loadFailed: 'Не удалось получить данные',
} as const;
