/** Spec §2, Personal data; §8. */
export const messages = {
  name: 'Имя',
  phone: 'Телефон',
  email: 'E-mail',
  birthday: 'Дата рождения',
  /** Each in the gender of its caption. */
  missing: { name: 'Не указано', phone: 'Не указан', email: 'Не указан', birthday: 'Не указана' },
  discount: 'В день рождения скидка 20%',
  locked: 'Изменить дату нельзя',
  news: 'Новости и акции',
  newsletter: 'По E-mail',
  smsletter: 'По СМС',
  notSaved: 'Не удалось сохранить данные',
} as const;
