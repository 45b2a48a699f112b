export const messages = {
  offline: 'Нет сети. Открытое можно читать',
  back: 'Сеть снова есть',
} as const;
