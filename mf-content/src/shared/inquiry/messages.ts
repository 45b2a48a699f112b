import { minutes, plural } from '@storefront/domain';

const longestInSeconds = 90;

function waiting(seconds: number): string {
  if (seconds > longestInSeconds) return minutes(Math.ceil(seconds / 60));
  return `${seconds}\u00A0${plural(seconds, ['секунду', 'секунды', 'секунд'])}`;
}

/** Texts that the forms of inquiries share (spec §5, §8). */
export const messages = {
  name: 'Имя',
  phone: 'Телефон',
  email: 'E-mail',
  failed: 'Не удалось сохранить данные',
  lost: 'Ответ не пришел, и мы не знаем, дошло ли сообщение. Проверьте связь и отправьте еще раз',
  tooMany: 'Слишком много сообщений. Попробуйте позже',
  tooManyFor: (seconds: number) => `Слишком много сообщений. Попробуйте через ${waiting(seconds)}`,
  sendAgain: 'Отправить еще раз',
  agreement: 'Отправляя форму, вы соглашаетесь с\u00A0',
  agreementLink: 'правилами обработки данных',
  loading: 'Загружаем форму',
  withoutScript: 'Форма работает со включенным JavaScript. Без него напишите нам:',
} as const;
