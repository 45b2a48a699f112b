export const messages = {
  home: (brand: string) => `${brand}, на главную`,
  delivery: 'Доставим',
  pickup: 'Самовывоз',
  noAddress: 'Уточните адрес',
  loadingAddress: 'Загружаем адрес',
  search: 'Найти ролл, суп или напиток',
  phone: 'Телефон для заказа',
  bonuses: 'Бонусов:',
  burger: 'Открыть меню сайта',
} as const;
