export const messages = {
  title: (brand: string) => brand,
  bonuses: (count: string) => `Бонусов: ${count}`,
  restaurants: 'Рестораны',
  delivery: 'Условия доставки',
  contacts: 'Контакты',
  review: 'Оставить отзыв',
  mail: 'Вопросы по доставке',
  theme: 'Тема',
  themes: { light: 'Светлая', dark: 'Темная', auto: 'Авто' },
} as const;
