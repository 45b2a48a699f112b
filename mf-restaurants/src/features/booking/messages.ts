/** Texts of the form of a table and of the booked table (spec §2, Booking; §8). */
export const messages = {
  title: 'Забронировать столик',
  time: 'Дата и время',
  chooseTime: 'Выберите дату и время',
  timeLost: 'Выбранное время больше недоступно. Выберите другое',
  guests: 'Гостей',
  fewerGuests: 'Меньше гостей',
  moreGuests: 'Больше гостей',
  name: 'Имя',
  phone: 'Телефон',
  phoneHint: 'Телефон, чтобы подтвердить бронь',
  wish: 'Пожелания',
  wishHint: 'Например: столик у окна, детский стул',
  /** The name of the wishes at the beginning of an error text (spec §5). */
  oneWish: 'Пожелание',
  book: 'Забронировать',
  failed: 'Не удалось забронировать. Попробуйте позже',
  /** The outcome of the booking; a phone follows `toCall`. */
  outcomes: {
    booked: { title: 'Столик забронирован' },
    unchanged: {
      title: 'Вы уже забронировали этот столик',
      toCall: 'Повторную бронь мы не отправляли. Если планы изменились, позвоните в ресторан:',
    },
    changed: { title: 'Бронь изменена' },
    again: {
      title: 'Столик забронирован',
      toCall:
        'На это время вы уже бронировали здесь столик. Если прежняя бронь не нужна, позвоните в ресторан:',
    },
  },
  toast: (title: string, restaurant: string, time: string) => `${title}: ${restaurant}, ${time}`,
  restaurant: 'Ресторан',
  when: 'Когда',
  address: 'Адрес',
  calendar: 'Добавить в календарь',
  done: 'Готово',
} as const;
