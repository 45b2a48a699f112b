/** Spec §8, Repeat order. */
export const messages = {
  loadFailed: 'Не удалось получить данные',
  saveFailed: 'Не удалось сохранить изменения',
  givenUp: 'Заказ не повторен: адрес не выбран',
  gone: (names: readonly string[]) => `Больше не готовим: ${names.join(', ')}`,
} as const;
