export const messages = {
  title: { delivery: 'Когда доставить', pickup: 'Когда заберете' },
  close: 'Закрыть выбор времени',
  loading: 'Загружаем время',
  failed: 'Не удалось получить данные',
  failedText: 'Проверьте связь и попробуйте еще раз',
  retry: 'Повторить',
  noPlace: { delivery: 'Не выбран адрес доставки', pickup: 'Не выбран ресторан' },
  noPlaceText: 'Время зависит от того, откуда везем заказ',
  choosePlace: { delivery: 'Указать адрес', pickup: 'Выбрать ресторан' },
} as const;
