export const messages = {
  label: 'Истории',
} as const;
