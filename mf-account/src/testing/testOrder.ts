/** An order as a back end sends it, for tests; `more` overrides fields. */
export function testOrder(more: Record<string, unknown> = {}) {
  return {
    id: 48213,
    status_slug: 'in_progress',
    status_id: 3,
    is_self_service: false,
    organization: { id: 1, name: 'Танто на Руставели', address: 'ул. Руставели, 14' },
    address: { street: 'Огородный проезд', home: '16', apartment: '48', full_address: null },
    delivery_date: '2026-11-21T19:30:00+03:00',
    datetime: null,
    created_at: '2026-11-21T18:42:00+03:00',
    full_sum: 2450,
    discount_sum: 1905,
    write_off_amount: 300,
    write_on_amount: 95,
    payment_type_id: 1,
    persons_count: 2,
    comment: 'Не звонить',
    estimation: null,
    expendable: [line(9, 'Палочки', 2, 0)],
    items: [
      line(1, 'Филадельфия с лососем', 2, 690),
      { ...line(2, 'Рамэн тонкоцу', 1, 810), modifiers: [{ id: 5, name: 'Гёдза', price: 0, amount: 1 }] },
      line(3, 'Самовывоз', 1, -100),
    ],
    ...more,
  };
}

function line(id: number, name: string, amount: number, price: number) {
  return { id, product_id: id, amount, price, product: { id, name, price, media_list: [] }, modifiers: [] };
}
