/** Texts shared by the panels of this team. */
export const messages = {
  back: 'Назад',
  undated: 'Без даты',
} as const;
