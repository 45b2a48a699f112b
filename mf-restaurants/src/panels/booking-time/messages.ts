export const messages = {
  title: 'Дата и время бронирования',
  day: 'День',
  time: 'Время',
  chosen: 'Выбрано:',
  changeGuests: 'Изменить число гостей',
  save: 'Выбрать',
  replaced: 'Выбранное раньше время больше недоступно. Мы подобрали ближайшее',
} as const;
