/** Spec §2, Personal data; §5, Avatar; §8. */
export const messages = {
  upload: 'Загрузить фото',
  replace: 'Заменить фото',
  remove: 'Удалить фото',
  rules: 'png, jpg или webp до 2 МБ',
  tooLarge: 'Размер файла не должен превышать 2 МБ',
  wrongType: 'Подойдет картинка png, jpg, jpeg или webp',
  unreadable: 'Не удалось прочитать картинку. Выберите другую',
  notSaved: 'Не удалось сохранить данные',
} as const;
