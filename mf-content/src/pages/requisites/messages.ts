export const messages = {
  title: 'Реквизиты',
  description: (brand: string) => `${brand}: реквизиты компании и способы связи.`,
  about: 'О компании',
  onRequest: 'Реквизиты для договора или возврата пришлем по запросу: напишите нам или позвоните.',
  name: 'Название',
  phone: 'Телефон',
  email: 'Почта',
  legal: 'Правовая информация',
} as const;
