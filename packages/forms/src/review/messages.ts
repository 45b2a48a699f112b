const NBSP = '\u00A0';

/** Texts that the reviews of orders and restaurants share (spec §5, §8). */
export const messages = {
  stars: (stars: number) => `${stars} из${NBSP}5`,
  unrated: 'Поставьте оценку',
  comment: 'Комментарий',
  failed: 'Не удалось сохранить данные',
} as const;
