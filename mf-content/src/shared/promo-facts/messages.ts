export const messages = {
  until: (day: string) => `до\u00A0${day}`,
  code: (code: string) => `Промокод ${code}`,
} as const;
