/** Spec §2, Personal data; §8. */
export const messages = {
  save: 'Сохранить',
  empty: 'Заполните поле',
  notSaved: 'Не удалось сохранить данные',
  loading: 'Загружаем данные',
} as const;
