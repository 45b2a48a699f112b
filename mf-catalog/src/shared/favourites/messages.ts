export const messages = {
  title: 'Избранное',
  add: (name: string) => `В избранное: ${name}`,
  remove: (name: string) => `Убрать из избранного: ${name}`,
  /** spec §8 */
  saveFailed: 'Не удалось сохранить изменения',
  full: (max: number) => `В избранном уже ${max} блюд`,
} as const;
