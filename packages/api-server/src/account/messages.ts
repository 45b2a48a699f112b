export const messages = {
  tooManyExports: 'Вы недавно скачали свои данные. Попробуйте через час',
} as const;
