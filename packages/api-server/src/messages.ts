/** Russian texts that customers read (readings 15). Interface text is written without «ё», as in the spec. */
export const messages = {
  badRequest: 'Неверный запрос',
  checkFields: 'Проверьте введенные данные',
  tooLarge: 'Слишком большой запрос',
  tooSlow: 'Запрос шел слишком долго. Проверьте соединение',
  unauthorized: 'Войдите, чтобы продолжить',
  notFound: 'Такой страницы не существует',
  tooManyRequests: 'Слишком много запросов. Подождите немного',
  serverDown: 'Сервер не доступен',
  address: {
    notFound: 'Адрес не найден',
    outside: 'Адрес находится вне зоны обслуживания',
    tooManyRequests: 'Сохранено слишком много адресов',
  },
  cart: {
    productNotFound: 'Этого блюда больше нет в меню',
    itemNotFound: 'Этого блюда уже нет в корзине',
    lineFull: (max: number) => `Не больше ${max} порций одного блюда`,
    full: (max: number) => `В корзине не больше ${max} разных блюд`,
    modifierUnknown: 'Такой добавки нет у этого блюда',
    modifierTooMany: (name: string) => `Слишком много в разделе «${name}»`,
    restaurantNotFound: 'Ресторан не найден',
    soySauce: 'Соевый соус 50 мл на гостя',
  },
  favourites: { full: (max: number) => `В избранном уже ${max} блюд` },
  dev: { smsTitle: 'Отправленные СМС', smsEmpty: 'Пока ничего не отправлено' },
  catalogue: { groupNotFound: 'Такого раздела нет в меню', productNotFound: 'Такого блюда нет в меню' },
} as const;
