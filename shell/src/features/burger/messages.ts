export const messages = {
  title: (brand: string) => brand,
  bonuses: (count: string) => `Бонусов: ${count}`,
  restaurants: 'Рестораны',
  delivery: 'Условия доставки',
  contacts: 'Контакты',
  review: 'Оставить отзыв',
  mail: 'Вопросы по доставке',
  theme: 'Оформление',
  themes: { light: 'Светлое', dark: 'Темное', auto: 'Авто' },
} as const;
