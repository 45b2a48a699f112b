export const messages = {
  title: 'Выберите адрес',
  addTitle: 'Добавить новый адрес',
  paramsTitle: 'Куда принести',
  close: 'Закрыть выбор адреса',
  backToSearch: 'Назад к поиску адреса',
  takeMethod: 'Как получить заказ',
  delivery: 'Доставка',
  restaurant: 'Ресторан',
  save: 'Сохранить адрес',
  chooseRestaurant: 'Выберите ресторан',
  chooseRestaurantFirst: 'Отметьте ресторан в списке',
  choose: 'Выбрать',
} as const;
