export const messages = {
  title: 'Пищевая ценность порции',
  kcal: 'ккал',
  proteins: 'белки',
  fats: 'жиры',
  carbohydrates: 'углеводы',
  grams: (amount: string) => `${amount}\u00A0г`,
} as const;
