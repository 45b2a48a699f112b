/** Texts about one restaurant (spec §2, Restaurant panel; §4, Restaurants). */
export const messages = {
  call: (name: string) => `Позвонить в ресторан: ${name}`,
  distance: 'До вас',
} as const;
