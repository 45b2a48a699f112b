/** Texts of the feedback on the cuisine (spec §2, §5). */
export const messages = {
  message: 'Что вам понравилось или нет',
  /** The field in error texts. */
  messageName: 'Отзыв',
  phoneHint: 'Оставьте телефон или почту, если ждете ответа',
  submit: 'Отправить отзыв',
  sent: 'Отзыв отправлен',
  thanks: 'Спасибо! Передадим ваши слова кухне',
  another: 'Написать еще',
} as const;
