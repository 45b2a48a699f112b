export const messages = {
  home: (brand: string) => `${brand}, на главную`,
  guests: 'Гостям',
  menu: 'Меню',
  restaurants: 'Рестораны',
  promos: 'Акции',
  order: 'Заказать по телефону',
  delivery: 'Вопросы по доставке',
  app: 'Приложение',
  credits: { design: 'Дизайн', development: 'Разработка' },
  rights: (year: number, brand: string) => `© ${year} ${brand}`,
} as const;
