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
  blog: 'Блог',
  'blog-article': 'Блог',
  history: 'История',
  news: 'Новости',
  'news-item': 'Новости',
};

/** Titles of the panels that have a placeholder (spec §2). */
export const panelTitles: Record<PlaceholderPanelId, string> = {
};
