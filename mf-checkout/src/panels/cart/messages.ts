export const messages = {
  title: 'Заказ',
  close: 'Закрыть заказ',
  loading: 'Загружаем заказ',
  empty: 'В корзине пусто...',
  emptyText: 'Начните с хитов: их заказывают чаще всего',
  menu: 'Смотреть меню',
  promos: 'Акции',
  failed: 'Не удалось получить данные',
  failedText: 'Проверьте связь и попробуйте еще раз',
  retry: 'Повторить',
  recommendations: 'Обратите внимание',
  sauces: 'Соусы',
} as const;
