export const messages = {
  title: (brand: string) => brand,
  close: 'Закрыть',
  bonuses: (count: string) => `Бонусов: ${count}`,
  restaurants: 'Рестораны',
  restaurantsNote: 'Адреса и часы работы',
  contacts: 'Контакты',
  order: 'Заказать по телефону',
  theme: 'Оформление',
  themes: { light: 'Светлое', dark: 'Темное', auto: 'Авто' },
} as const;
