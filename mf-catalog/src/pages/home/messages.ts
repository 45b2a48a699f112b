export const messages = {
  recommended: 'Рекомендуем',
  all: (positions: string) => `Все ${positions}`,
} as const;
