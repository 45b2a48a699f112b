const NBSP = '\u00A0';

/** Texts that the reviews of orders and restaurants share (spec §5, §8). */
export const messages = {
  stars: (stars: number) => `${stars} из${NBSP}5`,
  unrated: 'Поставьте оценку',
  comment: 'Комментарий',
  uploading: 'Отправка фото',
  uploaded: (percent: number) => `Отправлено ${percent}${NBSP}%`,
  waiting: 'Фото отправлены, ждем ответа',
  failed: 'Не удалось сохранить данные',
} as const;
