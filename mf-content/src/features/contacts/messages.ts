/** Texts of the contacts (spec §2, Other burger panels; §3, Contacts; §8). */
export const messages = {
  orderPhone: 'Заказать по телефону',
  callCentre: 'Телефоны',
  phone: 'Телефон',
  emails: 'Почта',
  email: 'E-mail',
  deliveryEmail: 'Доставка',
  loading: 'Загружаем контакты',
  failed: 'Не удалось получить данные',
  retry: 'Повторить',
  empty: 'Других телефонов пока нет. Звоните по номеру для заказа',
  socials: 'Мы в соцсетях',
  vk: 'ВКонтакте',
  telegram: 'Telegram',
  odnoklassniki: 'Одноклассники',
  restaurants: 'Рестораны',
  restaurantsText: 'Адреса, часы работы, как добраться',
} as const;
