/**
 * The Russian texts of the rules, by topic; take them with `import * as messages`, so that a bundle has only the topics
 * that it uses. Interface text is written without «ё», as in the spec.
 */
export const payment = {
  online: 'Онлайн картой',
  cardToCourier: 'Картой курьеру',
  cardInRestaurant: 'Картой в\u00A0ресторане',
  cash: 'Наличными',
} as const;

export const status = {
  waitConfirm: 'Ожидается подтверждение',
  created: 'Заказ создан',
  inProgress: 'Готовим заказ',
  ready: 'Заказ готов',
  waitsInRestaurant: 'Ждет в\u00A0ресторане',
  onTheWay: 'Заказ у\u00A0курьера',
  done: 'Заказ выполнен',
  canceled: 'Заказ отменен',
  error: 'Ошибка заказа',
  unknown: 'Заказ принят',
} as const;

export const workingHours = {
  openUntil: (time: string) => `Открыто до ${time}`,
  roundTheClock: 'Открыто круглосуточно',
  unknown: 'Не указано',
  closed: 'Закрыто',
  closedUntil: (time: string) => `Закрыто до ${time}`,
  closedUntilTomorrow: 'Закрыто до завтра',
} as const;

export const workingWeek = {
  days: { mon: 'Пн', tue: 'Вт', wed: 'Ср', thu: 'Чт', fri: 'Пт', sat: 'Сб', sun: 'Вс' },
  daily: 'Ежедневно',
  range: (first: string, last: string) => `${first}–${last}`,
} as const;

export const orderTime = {
  today: 'Сегодня',
  tomorrow: 'Завтра',
  hours: (from: string, to: string) => `с\u00A0${from} до ${to}`,
} as const;

export const dayGroups = {
  today: 'Сегодня',
  yesterday: 'Вчера',
  withYear: (day: string, year: number) => `${day} ${year}\u00A0г`,
} as const;

export const bonuses = {
  expiring: (verb: string, bonuses: string, day: string) => `${verb} ${bonuses} ${day}`,
  verb: ['Сгорит', 'Сгорят', 'Сгорят'],
} as const;

export const deliverySlots = {
  today: (time: string) => `Сегодня с\u00A0${time}`,
  tomorrow: (time: string) => `Завтра с\u00A0${time}`,
} as const;

export const bookingSlots = {
  time: (day: string, time: string) => `${day} в\u00A0${time}`,
} as const;

export const place = {
  entrance: (value: string) => `подъезд\u00A0${value}`,
  floor: (value: string) => `этаж\u00A0${value}`,
  apartment: (value: string) => `кв.\u00A0${value}`,
  intercom: (value: string) => `домофон\u00A0${value}`,
} as const;

export const cart = {
  minimum: (sum: string) => `Минимальный заказ ${sum}`,
} as const;

export const order = {
  noAddress: 'Не выбран адрес доставки',
  noRestaurant: 'Не выбран ресторан',
  closed: 'Выбрано недоступное время',
  unavailableItems: 'В корзине имеются недоступные для выбранного адреса блюда',
  unpricedItems: 'В корзине имеются блюда, которые пока нельзя заказать',
  minimum: (sum: string) => `Минимальная сумма заказа ${sum}`,
} as const;

export const soySauce = {
  guest: {
    planned: 'Положим 50\u00A0мл соевого соуса',
    done: 'Положили 50\u00A0мл соевого соуса',
    canceled: '50\u00A0мл соевого соуса',
  },
  guests: {
    planned: 'Положим по 50\u00A0мл соевого соуса на каждого гостя',
    done: 'Положили по 50\u00A0мл соевого соуса на каждого гостя',
    canceled: 'По 50\u00A0мл соевого соуса на каждого гостя',
  },
} as const;

export const modifiers = {
  required: 'Необходимо выбрать модификатор.',
} as const;

export const validation = {
  required: 'Заполните поле',
  email: 'Введите корректный E-mail',
  phone: 'Введите номер телефона полностью',
  max: (field: string, length: number) => `${field} не может быть больше ${length} символов`,
  min: (field: string, length: number) => `${field} не может быть короче ${length} символов`,
  format: 'Неверный формат',
  cyrillic: 'Поле должно содержать только кириллицу и пробелы',
  nameField: 'Имя',
} as const;

export const birthday = {
  notInCalendar: 'Такой даты нет в календаре',
  inFuture: 'Дата рождения не может быть в будущем',
  tooEarly: 'Дата рождения не может быть раньше 1900 года',
} as const;

export const visit = {
  inFuture: 'Эта дата еще не наступила',
} as const;
