export const messages = {
  title: 'Пищевая ценность порции',
  basis: { portion: 'Пищевая ценность на порцию', '100g': 'Пищевая ценность на 100\u00A0г' },
  kcal: 'ккал',
  proteins: 'белки',
  fats: 'жиры',
  carbohydrates: 'углеводы',
  grams: (amount: string) => `${amount}\u00A0г`,
} as const;
