export const messages = {
  menu: 'Что у нас есть',
  toMenu: 'Все меню',
  failed: 'Не удалось получить данные',
  retry: 'Повторить',
} as const;
