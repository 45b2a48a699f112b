export const messages = {
  label: 'Основные разделы',
  home: 'Главная',
  menu: 'Все меню',
  promos: 'Акции',
  order: 'Заказ',
} as const;
