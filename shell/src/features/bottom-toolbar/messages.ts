import { items } from '@storefront/domain';

export const messages = {
  label: 'Основные разделы',
  home: 'Главная',
  menu: 'Все меню',
  promos: 'Акции',
  order: 'Заказ',
  inCart: (count: number) => `В корзине ${items(count)}`,
} as const;
