/** Spec §2, Personal data; §8. */
export const messages = {
  save: 'Сохранить',
  empty: 'Заполните поле',
  notSaved: 'Не удалось сохранить данные',
  loading: 'Загружаем данные',
  userFailed: 'Не удалось получить данные пользователя',
  retry: 'Повторить',
} as const;
