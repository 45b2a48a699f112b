/** How the demo chain is paid, as HTML (spec §3, Settings). */
const termsOfPayment = `
<p>Выберите способ при оформлении, изменить его можно до отправки заказа.</p>
<ul>
  <li><strong>Онлайн картой.</strong> Сразу после оформления, на защищенной странице банка.</li>
  <li><strong>Картой при получении.</strong> Курьер приедет с терминалом, в ресторане платите на кассе.</li>
  <li><strong>Наличными.</strong> Укажите, с какой суммы нужна сдача, и курьер ее привезет.</li>
</ul>
<p>Чек пришлем по номеру телефона. Если заказ отменили мы, деньги вернутся на карту за три рабочих дня.</p>
`.trim();

/** Settings of the demo chain (spec §3, Settings). */
export const demoSettings = [
  { key: 'terms_of_payment', value: termsOfPayment },
  { key: 'discount_on_pickup', value: '10' },
  { key: 'main_page_meta_container', value: null },
  { key: 'minimal_delivery_amount', value: '790' },
  { key: 'minimum_time_to_cooking_self_delivery', value: '25' },
  { key: 'delivery_cost', value: 'Всегда бесплатно' },
  { key: 'percent_of_bonuses_to_order', value: '30' },
  { key: 'order_by_phone', value: '+7 (495) 000-00-24' },
  { key: 'recommendations_main_title', value: 'Рекомендуем' },
  { key: 'stories_seconds', value: '6' },
  { key: 'temp_code_live_time', value: '60' },
];
