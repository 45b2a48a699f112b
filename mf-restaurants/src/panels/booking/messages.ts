export const messages = {
  title: 'Забронировать столик',
} as const;
