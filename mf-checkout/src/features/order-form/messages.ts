const number = new Intl.NumberFormat('ru-RU');

export const messages = {
  takeMethod: 'Как получить заказ',
  delivery: 'Доставка',
  pickup: 'Самовывоз',
  whenDelivered: 'Когда доставить',
  whenPicked: 'Когда заберете',
  payment: 'Оплата',
  persons: 'Персон',
  fewerPersons: 'Убавить: персоны',
  morePersons: 'Добавить: персоны',
  contactless: 'Оставить у двери',
  call: 'Позвонить для подтверждения',
  bonuses: 'Списать бонусы',
  bonusesAvailable: (limit: number, balance: number) =>
    `доступно ${number.format(limit)} из ${number.format(balance)}`,
  allBonuses: 'Все',
  allBonusesName: 'Все доступные бонусы',
} as const;
