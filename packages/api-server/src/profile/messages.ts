/** Russian texts that customers read (readings 15). */
export const profileMessages = {
  birthdaySet: 'Дата рождения уже указана, изменить ее нельзя',
  birthdayAhead: 'Дата рождения не может быть в будущем',
  birthdayLongAgo: 'Дата рождения не может быть раньше 1900 года',
  samePhone: 'Это ваш текущий номер',
  phoneTaken: 'Этот номер уже занят. Войдите с ним или укажите другой',
} as const;
