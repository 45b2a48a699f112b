/** Texts for a customer whose address cannot be searched for: what failed, and what to do. */
export const messages = {
  failed: 'Не удалось получить данные: поиск адресов не отвечает.',
  mark: 'Отметьте дом на карте или определите свое местоположение.',
  markOrSaved: 'Выберите сохраненный адрес, отметьте дом на карте или определите свое местоположение.',
  marked: 'Точка на карте отмечена, курьер приедет к ней. Напишите улицу и дом.',
  retry: 'Повторить',
  form: 'Адрес отмеченной точки',
  street: 'Улица',
  home: 'Дом',
  use: 'Указать этот адрес',
} as const;
