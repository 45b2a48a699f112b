/** Texts of dishes that the chosen place does not have (spec §2, Cart panel). */
export const messages = {
  list: 'Недоступные блюда',
  removeAll: 'Удалить все',
  intro: 'Этих блюд сейчас нет по вашему адресу. Замените их или удалите из заказа.',
} as const;
