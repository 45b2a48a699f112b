/** Texts about one restaurant (spec §2, Restaurant panel; §4, Restaurants). */
export const messages = {
  openUntil: (time: string) => `Открыто до ${time}`,
  roundTheClock: 'Открыто круглосуточно',
  unknown: 'Не указано',
  call: (name: string) => `Позвонить в ресторан: ${name}`,
  distance: 'До вас',
} as const;
