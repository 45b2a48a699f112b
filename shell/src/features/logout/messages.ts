export const messages = {
  title: 'Выйти из профиля?',
  text: 'Корзина и адреса останутся в аккаунте',
  stay: 'Остаться',
  leave: 'Выйти',
  close: 'Закрыть',
} as const;
