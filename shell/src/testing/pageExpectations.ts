import type { PageParams, RouteId } from '@storefront/contracts';
import type { Expectation } from '@storefront/testing';

/** Every page of the remotes, with its heading for the demo chain. */
const headings: Readonly<Record<RouteId, [heading: string | RegExp, params?: PageParams]>> = {
  home: [/./],
  about: ['О компании'],
  blog: ['Блог'],
  'blog-article': [
    'Палочки: что можно, чего нельзя и что никого не обидит',
    { slug: 'palochki-bez-oshibok' },
  ],
  'bonus-program': ['Правила бонусной программы'],
  contacts: ['Контакты'],
  cuisine: ['Фабрика-кухня'],
  franchise: ['Франшиза'],
  history: ['История'],
  news: ['Новости'],
  'news-item': ['Зимнее меню: пять блюд, которые греют', { slug: 'zimnee-menyu' }],
  requisites: ['Реквизиты'],
  'black-cesar': ['Чёрный Цезарь в подарок'],
  delivery: ['Условия доставки'],
  legal: ['Правовая информация'],
  'legal-document': ['Публичная оферта', { slug: 'oferta' }],
  menu: ['Меню'],
  'menu-group': ['Супы и рамен', { group: 'supy' }],
  product: ['Том ям с креветками', { group: 'supy', slug: 'tom-yam' }],
  monitoring: [/^Заказ/, { id: '10362' }],
  promos: ['Акции'],
  'promo-rules': ['Правила акций'],
  promo: ['Рамен, пока горячо', { slug: 'ramen-poka-goryacho' }],
  restaurants: ['Рестораны'],
  restaurant: ['Кицунэ на Покровке', { slug: 'pokrovka' }],
  'web-menu': ['Меню'],
  'yandex-maps': ['Рестораны на карте'],
  auth: ['Введите номер телефона'],
  landing: ['Вопросы и ответы', { '*': 'voprosy' }],
};

export const pageExpectations = Object.entries(headings).map(
  ([page, [name, params = {}]]): Expectation => ({
    page: page as RouteId,
    params,
    it: 'has a heading of its own',
    visitor: page === 'monitoring' ? { kind: 'regular' } : {},
    steps: [{ shows: { role: 'heading', level: 1, name } }],
  }),
);
