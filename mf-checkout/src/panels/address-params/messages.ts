export const messages = {
  title: 'Куда принести',
  close: 'Закрыть параметры адреса',
  save: 'Сохранить адрес',
  loading: 'Загружаем адрес',
  failed: 'Не удалось получить данные',
  retry: 'Повторить',
  notFound: 'Такого адреса у вас нет',
  notFoundText: 'Возможно, он уже удален',
  choose: 'Выбрать адрес',
} as const;
