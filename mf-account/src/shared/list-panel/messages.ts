/** Texts of the panels that list what the server pages (spec §2, Purchases and Notifications). */
export const messages = {
  more: 'Показать еще',
  failed: 'Не удалось получить данные',
  retry: 'Повторить',
} as const;
