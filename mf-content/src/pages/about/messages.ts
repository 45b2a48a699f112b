export const messages = {
  title: 'О компании',
  description: (brand: string) => `${brand}: история сети, кухня, бонусы, новости и контакты.`,
  sections: 'Разделы о компании',
  links: {
    history: { title: 'История', note: 'Как все началось' },
    cuisine: { title: 'Фабрика-кухня', note: 'Где и как мы готовим' },
    'bonus-program': { title: 'Бонусная программа', note: 'Как копить и тратить бонусы' },
    blog: { title: 'Блог', note: 'О еде, рыбе и рисе' },
    news: { title: 'Новости', note: 'Что нового в сети' },
    contacts: { title: 'Контакты', note: 'Телефоны и почта' },
    franchise: { title: 'Франшиза', note: 'Открыть ресторан вместе с нами' },
    requisites: { title: 'Реквизиты', note: 'Данные юридического лица' },
    legal: { title: 'Правовая информация', note: 'Оферта и другие документы' },
  },
} as const;
