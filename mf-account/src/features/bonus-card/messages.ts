/** Spec §2, Bonus card panel; §5 and §8, Card number and Card binding. */
export const messages = {
  unknownBalance: 'Баланс пока неизвестен',
  cardNumber: 'Номер карты',
  formTitle: 'Новая карта',
  fieldHint: 'Цифры на обороте карты',
  emptyField: 'Введите номер карты',
  bind: 'Привязать',
  bound: 'Карта привязана',
  bindFailed: 'Не удалось сохранить данные',
} as const;
