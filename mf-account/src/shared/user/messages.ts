/** Spec §8. */
export const messages = {
  failed: 'Не удалось получить данные пользователя',
  retry: 'Повторить',
} as const;
