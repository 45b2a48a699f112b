/** Spec §8. */
export const messages = {
  failed: 'Не удалось получить данные',
  retry: 'Повторить',
  toMenu: 'Смотреть меню',
} as const;
