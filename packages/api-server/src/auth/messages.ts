/**
 * Ends the SMS with a code as WebOTP and iOS require it, so that the phone offers the code on the site of `host`, its
 * domain without the port, and nowhere else. The texts leave a domain of 16 letters the room of one SMS, 70 in Cyrillic.
 */
export const bindToSite = (text: string, { code, host }: { code: string; host: string }) =>
  `${text}\n@${host} #${code}`;

/** Russian texts that customers read (readings 15). */
export const authMessages = {
  sms: (code: string) => `${code} — код для входа. Никому не сообщайте`,
  changeSms: (code: string) => `${code} — код смены номера. Никому не сообщайте`,
  /** To the old number; `newPhone` is masked, `orderPhone` is the chain's. */
  phoneChangedSms: ({ newPhone, orderPhone }: { newPhone: string; orderPhone: string | undefined }) =>
    `Номер вашего профиля изменен на ${newPhone}. Если это сделали не вы, ${orderPhone ? `позвоните нам: ${orderPhone}` : 'сообщите нам об этом'}`,
  wait: 'Код уже отправлен. Новый можно запросить позже',
  tooManyCodes: 'На этот номер отправлено слишком много кодов. Попробуйте позже',
  tooManyFromHere: 'Слишком много запросов кода. Попробуйте позже',
  noMobile: 'На этот номер код не отправить. Укажите мобильный номер',
  noSmsLeft: 'Сейчас мы не можем отправить код. Попробуйте позже',
  wrongCode: 'Неверный код',
  codeExpired: 'Код больше не действует. Запросите новый',
  robot:
    'Не удалось убедиться, что вы не робот. Отключите VPN и блокировщик рекламы, обновите страницу и попробуйте снова',
} as const;
