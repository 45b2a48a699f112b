export const messages = {
  failed: 'Не удалось загрузить',
  retry: 'Повторить',
} as const;
