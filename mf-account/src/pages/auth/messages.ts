export const messages = {
  title: (brand: string) => `Вход — ${brand}`,
  description: 'Войдите по номеру телефона: код придет в СМС.',
} as const;
