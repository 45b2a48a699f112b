/** Spec §8, Repeat order. */
export const messages = {
  loadFailed: 'Не удалось получить данные',
  saveFailed: 'Не удалось сохранить изменения',
  gone: (names: readonly string[]) => `Больше не готовим: ${names.join(', ')}`,
} as const;
