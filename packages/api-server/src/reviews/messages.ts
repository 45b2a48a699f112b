/** The messages to customers about the review of an order. */
export const messages = {
  tooEarly: 'Оценить можно после того, как заказ выполнен',
  already: 'Заказ уже оценен',
  unrated: 'Оцените каждое блюдо',
  foreignDish: 'Этого блюда не было в заказе',
} as const;
