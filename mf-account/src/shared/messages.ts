/** Texts that every panel of this team has. */
export const messages = {
  close: 'Закрыть',
  back: 'Назад',
} as const;
