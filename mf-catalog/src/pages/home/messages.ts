export const messages = {
  all: (positions: string) => `Все ${positions}`,
} as const;
