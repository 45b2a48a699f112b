/** The size of the chain in the first and the second measurement. */
export const sizes = { first: '165 products, 100 orders', grown: '12 000 products, 100 000 orders' };

const customers = 1000;

/** Additional orders, spread over all customers including the demo customer. */
const orders = (count) => `
  insert into users (phone) select '7998' || lpad(i::text, 7, '0') from generate_series(1, ${customers}) i
    on conflict do nothing;
  with owners as (select array_agg(id order by id) as ids from users),
  placed as (
    insert into orders (user_id, status_slug, take_method, organization_id, payment_type_id, full_sum, discount_sum,
                        persons_count, delivery_date, created_at)
      select ids[1 + i % array_length(ids, 1)], 'closed', 'pickup', 1, 3, 100000, 90000, 1,
             now() - i * interval '1 minute', now() - i * interval '1 minute'
      from owners, generate_series(1, ${count}) i
      returning id
  )
  insert into order_items (order_id, product_id, slug, name, group_id, product_price, price, amount)
    select placed.id, products.id, products.slug, products.name, products.group_id, products.price, products.price, 1
    from placed join products on products.id in (1, 2);
  analyze`;

const products = (count) => `
  insert into products (external_id, slug, group_id, name, description, price, weight, kcal, position)
    select 'bench-' || i, 'bench-' || i, groups.id, 'Ролл № ' || i, 'Рис, нори, лосось', 39000 + i, 250, 400, 1000 + i
    from generate_series(1, ${count}) i
    join (select id, row_number() over (order by id) - 1 as place, count(*) over () as total from groups) groups
      on groups.place = i % groups.total`;

/** Data for the first measurement. */
export const firstOrders = orders(100);

/** Data added for the second measurement. */
export const growth = [products(11_835), orders(99_900)];
