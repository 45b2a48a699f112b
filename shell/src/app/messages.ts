export const messages = {
  skipToContent: 'Перейти к содержанию',
} as const;
