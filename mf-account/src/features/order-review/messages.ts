/** Texts of an order's review (spec §2, Order review; §9). */
export const messages = {
  mark: 'Оценка заказа',
  claims: 'Что не понравилось',
  claim: {
    is_too_long: 'Слишком долго',
    is_late: 'Опоздали',
    is_not_tasty: 'Невкусно',
    is_order_mishandled: 'Ошибка в заказе',
    is_rude_deliverer: 'Грубый курьер',
    is_forgot_sauce: 'Забыли соус',
  },
  products: 'Блюда',
  unratedProduct: 'Оцените блюдо',
} as const;
