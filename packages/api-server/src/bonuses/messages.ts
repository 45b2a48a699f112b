/** Russian texts that customers read (readings 15). */
export const bonusMessages = {
  card: {
    unknown: 'Карта с таким номером не найдена',
    taken: 'Эта карта уже привязана к другому номеру телефона',
    own: 'Эта карта уже привязана к вашему номеру',
    wait: 'Слишком много попыток. Попробуйте позже',
  },
} as const;
