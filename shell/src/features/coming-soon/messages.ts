import type { RouteId } from '@storefront/contracts';

export const messages = {
  soon: 'Страница скоро появится',
  text: 'Мы ее еще готовим. А пока загляните в меню.',
  toMenu: 'Смотреть меню',
} as const;

/** What a page is called while its owner has not built it; a page that is built names itself. */
export const pageTitles: Partial<Record<RouteId, string>> = {
  about: 'О компании',
  blog: 'Блог',
  'blog-article': 'Блог',
  'bonus-program': 'Бонусная программа',
  contacts: 'Контакты',
  cuisine: 'Фабрика-кухня',
  franchise: 'Франшиза',
  history: 'История',
  news: 'Новости',
  'news-item': 'Новости',
  requisites: 'Реквизиты',
  'black-cesar': 'Черный «Цезарь» в подарок',
  delivery: 'Условия доставки',
  legal: 'Правовая информация',
  'legal-document': 'Правовая информация',
  'promo-rules': 'Правила акций',
  promo: 'Акция',
  restaurant: 'Ресторан',
  'yandex-maps': 'Рестораны на карте',
};
