export const messages = {
  list: 'Недоступные блюда',
  removeAll: 'Удалить все',
  /** Shown when a dish is unavailable for another reason than the place. */
  introWithUnpriced: 'Эти блюда сейчас нельзя заказать. Замените их или удалите из заказа.',
  intro: 'Этих блюд сейчас нет по вашему адресу. Замените их или удалите из заказа.',
} as const;
