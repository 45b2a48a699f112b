import type { PlaceholderPanelId, PlaceholderRouteId } from '@storefront/contracts';

export const messages = {
  pageSoon: 'Страница скоро появится',
  pageText: 'Мы ее еще готовим. А пока загляните в меню.',
  toMenu: 'Смотреть меню',
  panelSoon: 'Этот раздел скоро появится',
  panelText: 'Пока его нет, мы ответим по телефону',
  close: 'Закрыть',
} as const;

/** Titles of the pages that have a placeholder; a page that is built sets its own. */
export const pageTitles: Record<PlaceholderRouteId, string> = {
  about: 'О компании',
  blog: 'Блог',
  'blog-article': 'Блог',
  'bonus-program': 'Бонусная программа',
  cuisine: 'Фабрика-кухня',
  history: 'История',
  news: 'Новости',
  'news-item': 'Новости',
  requisites: 'Реквизиты',
  'black-cesar': 'Черный «Цезарь» в подарок',
  legal: 'Правовая информация',
  'legal-document': 'Правовая информация',
};

/** Titles of the panels that have a placeholder (spec §2). */
export const panelTitles: Record<PlaceholderPanelId, string> = {
};
