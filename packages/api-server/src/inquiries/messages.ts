/** Russian texts that guests read (readings 15). */
export const inquiryMessages = {
  restaurantNotFound: 'Ресторан не найден',
  dateFormat: 'Неверная дата',
  visitInFuture: 'Дата посещения еще не наступила',
  visitLongAgo: 'Расскажите о посещении не позже чем через год',
  reviewed: 'Спасибо! Мы прочитаем отзыв и ответим, если есть вопрос',
  feedback: 'Спасибо! Передадим ваши слова кухне',
  franchise: 'Спасибо! Мы позвоним в течение двух рабочих дней',
} as const;
