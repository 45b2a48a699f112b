/** Texts shared by the panels of this team. */
export const messages = {
  close: 'Закрыть',
  back: 'Назад',
  undated: 'Без даты',
} as const;
