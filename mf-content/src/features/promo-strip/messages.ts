export const messages = {
  code: (code: string) => `Промокод ${code}`,
} as const;
