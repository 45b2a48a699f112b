/** Spec §8. */
export const messages = {
  loading: 'Загружаем статью',
  failed: 'Не удалось получить данные',
  retry: 'Повторить',
} as const;
