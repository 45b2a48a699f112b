export const messages = {
  until: (day: string) => `до\u00A0${day}`,
} as const;
