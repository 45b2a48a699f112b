/** Texts of the login (spec §2, Auth panel; §8). */
export const messages = {
  phoneTitle: 'Введите номер телефона',
  codeTitle: 'Код из СМС',
  phoneLabel: 'Номер телефона',
  phoneHint: 'Отправим СМС с кодом. Пароль не нужен.',
  phoneIncomplete: 'Введите десять цифр номера',
  requestCode: 'Получить код',
  terms: 'Продолжая, вы соглашаетесь с условиями обслуживания и политикой обработки персональных данных.',
  codeLabel: 'Код из СМС, пять цифр',
  codeSentTo: 'Код отправлен на телефон',
  changePhone: 'Изменить номер',
  checking: 'Проверяем код',
  repeat: 'Отправить код еще раз',
  repeatIn: (clock: string) => `Новый код можно запросить через ${clock}`,
  codeNotSent: 'Не удалось получить данные',
  notLoggedIn: 'Не удалось получить данные пользователя',
} as const;
