import { runInNewContext } from 'node:vm';
import * as z from 'zod/mini';
import { toPlainText } from './plainText';
import { addressCalls } from './resources/addresses';
import { article, articleCalls } from './resources/articles';
import { cart, cartItem } from './resources/cart';
import { group, productCard } from './resources/catalogue';
import { product } from './resources/dishes';
import { landing } from './resources/landings';
import { notification } from './resources/notifications';
import { purchase } from './resources/orders';
import { promo } from './resources/promos';
import { restaurant } from './resources/restaurants';

test.each([
  ['Лосось,<br>сыр<br/>и&nbsp;рис', 'Лосось, сыр и\u00a0рис'],
  ['<p>Лосось</p><p class="a"><b>Сыр</b>, <span style="color:red">рис</span></p>', 'Лосось Сыр, рис'],
  ['<ul>\n<li>лосось</li>\n<li>сыр</li></ul>', 'лосось сыр'],
  ['Соус &laquo;Унаги&raquo; &#8212; 30&#xA0;г', 'Соус «Унаги» — 30\u00a0г'],
  ['лосось<!-- нет --><script>alert("1 > 0")</script><style>p{}</style>сыр', 'лосось сыр'],
  ['рис</style ><style>a{}</style >лосось', 'рис лосось'],
  ['<o:p>Лосось</o:p><hr>сыр', 'Лосось сыр'],
  // Text that is not markup stays.
  ['Рис <200 г, соус > 20 г, 2 < 3 & 4', 'Рис <200 г, соус > 20 г, 2 < 3 & 4'],
  ['5 &lt; 6 &amp;lt; 7', '5 < 6 &lt; 7'],
  [
    '&unknown; &constructor; &#0; &#9999999; &#x1F525; &#128293;',
    '&unknown; &constructor; &#0; &#9999999; 🔥 🔥',
  ],
  ['180&deg;, 2&times;30&nbsp;г, &frac12; порции&hellip;', '180°, 2×30\u00a0г, ½ порции…'],
  ['&bull; рис &#8226; нори&shy;', '• рис • нори\u00ad'],
  ['&copy;&reg;&trade; 99&#8381; &euro; д&apos;Ор', "©®™ 99₽ € д'Ор"],
  // Old editors write bytes of Windows, as browsers read them.
  ['&#171;Унаги&#187; &#151; &#x85;', '«Унаги» — …'],
  ['1&#9;2 &#0176; &#X42F;', '1 2 ° Я'],
  ['&#xD83D; &#55296; &#x110000;', '&#xD83D; &#55296; &#x110000;'],
  ['Первая строка\n  вторая', 'Первая строка вторая'],
])('the text of %j is %j', (sent, text) => expect(toPlainText(sent)).toBe(text));

test('a text of a million unclosed tags does not hang', () => {
  const sent = `${'<a '.repeat(1_000_000)}${'<!--<script'.repeat(1_000_000)}`;
  // It takes milliseconds, and hours once the time grows with the square of the length.
  const read = () => runInNewContext('read()', { read: () => toPlainText(sent) }, { timeout: 170_000 });
  expect(read).not.toThrow();
});

const sent = { id: 1, name: 'Филадельфия', description: ' <p>Лосось<br>и сыр</p>' };

test.each([
  [sent, 'Лосось и сыр'],
  [{ ...sent, description: '<p>&nbsp;</p>' }, null],
  [{ ...sent, description: null }, null],
  [{ id: 1, name: 'Филадельфия' }, null],
])('a dish of %j is described by %j', (dish, description) => {
  expect(z.parse(productCard, dish).description).toBe(description);
  expect(z.parse(product, dish).description).toBe(description);
});

test('a dish of a combo is described without markup, too', () => {
  const combo = { ...sent, content: [{ id: 2, products: [sent] }] };
  expect(z.parse(product, combo).content[0]?.products[0]?.description).toBe('Лосось и сыр');
});

const encoded = 'Филадельфия &amp; &laquo;лосось&raquo; <30 г';
const decoded = 'Филадельфия & «лосось» <30 г';

test.each<[string, z.ZodMiniType, object]>([
  ['a dish', product, {}],
  ['a dish of a list', productCard, {}],
  ['a menu group', group, {}],
  ['a dish of the cart', cartItem, { product_id: 2 }],
  ['a restaurant', restaurant, {}],
  ['a promotion', promo, {}],
  ['an article', article, {}],
  ['a landing', landing, {}],
])('the name of %s is read without its entities', (_, schema, fields) => {
  const read = z.parse(schema, { id: 1, name: encoded, ...fields }) as { name?: string; product?: object };
  expect({ ...read.product, ...read }).toMatchObject({ name: decoded });
});

test('the name of an event is decoded too', () => {
  const [event] = z.parse(articleCalls.history.response, [{ name: encoded }]);
  expect(event).toMatchObject({ name: decoded, id: encoded });
});

test('the texts of a group and of a landing for search engines are read so, too', () => {
  const seo = { url: '/menu/rolly', title: encoded, description: '&nbsp;' };
  const read = { title: decoded, description: null };
  expect(z.parse(group, { id: 1, name: '', seo_page: seo })).toMatchObject({ seo_page: read });
  expect(z.parse(landing, { seo })).toMatchObject({ seo: read });
});

test.each([
  ['a promotion', promo],
  ['an article', article],
])('%s whose name is blank by its entities has none, and does not parse', (_, schema) => {
  expect(z.safeParse(schema, { id: 1, name: '&nbsp;' }).success).toBe(false);
});

test('an event and a landing may have none', () => {
  const [event] = z.parse(articleCalls.history.response, [{ year: 2009, name: '&nbsp;' }]);
  expect(event).toMatchObject({ name: '' });
  expect(z.parse(landing, { id: 1, name: '&nbsp;' })).toMatchObject({ name: '' });
});

test('the names of the choices of a dish are decoded too', () => {
  const row = { id: 3, group_name: encoded, product: { name: encoded } };
  const part = { id: 4, name: encoded, products: [{ id: 5, name: encoded }] };
  const read = z.parse(product, { id: 1, name: '', group_modifiers: [row], content: [part] });
  expect(read.group_modifiers[0]).toMatchObject({ group_name: decoded, product: { name: decoded } });
  expect(read.content[0]).toMatchObject({ name: decoded, products: [{ name: decoded }] });
  const unnamed = { id: 1, name: '', group_modifiers: [{ ...row, group_name: '&nbsp;' }] };
  expect(z.parse(product, unnamed).group_modifiers[0]).toMatchObject({ group_name: null });
  const line = { id: 1, product_id: 2, product: {}, modifiers: [{ id: 3, name: encoded }] };
  expect(z.parse(cartItem, line).modifiers[0]).toMatchObject({ name: decoded });
});

test('so are the addresses of a customer, of an order and of a restaurant', () => {
  const own = {
    street: encoded,
    home: 7,
    floor: '&nbsp;',
    apartment: '5&ndash;6',
    intercom: '5&ndash;6',
    comment: encoded,
    full_address: encoded,
  };
  const read = {
    street: decoded,
    home: '7',
    floor: null,
    apartment: '5–6',
    intercom: '5–6',
    comment: decoded,
    full_address: decoded,
  };
  expect(z.parse(addressCalls.addresses.response, [{ id: 1, ...own }])).toMatchObject([read]);
  const order = { id: 1, address: own, organization: { id: 2, name: '', address: encoded } };
  expect(z.parse(purchase, order)).toMatchObject({ address: read, organization: { address: decoded } });
  expect(
    z.parse(restaurant, { id: 1, name: '', address: encoded, howCome: { auto: encoded, subway: '&nbsp;' } }),
  ).toMatchObject({ address: decoded, howCome: { auto: decoded, subway: null } });
});

test('so are the hours of a restaurant and its description, which keeps its lines', () => {
  const texts = { workTimeStr: '10:00&ndash;22:00', description: 'Зал\n&laquo;У реки&raquo;' };
  expect(z.parse(restaurant, { id: 1, name: '', ...texts })).toMatchObject({
    workTimeStr: '10:00–22:00',
    description: 'Зал\n«У реки»',
  });
});

test('so is the name of an applied promo code', () => {
  const { promocode } = z.parse(cart, { promocode: { code: 'LISA10', name: encoded } });
  expect(promocode).toEqual({ code: 'LISA10', name: decoded });
});

test.each([
  ['markup', '<b>Акция</b> <script>alert(1)</script>', '<b>Акция</b> <script>alert(1)</script>'],
  ['encoded markup', '&lt;b&gt;Акция&lt;/b&gt;', '<b>Акция</b>'],
  ['what was encoded twice, once', '&amp;lt;b&amp;gt;', '&lt;b&gt;'],
  ['a bare ampersand', 'Рис & нори; ваби&саби', 'Рис & нори; ваби&саби'],
  ['lines', 'Рис\n &mdash; нори', 'Рис\n — нори'],
])('a notification is text with its characters: %s', (_, text, expected) => {
  expect(z.parse(notification, { id: 1, title: text, text })).toMatchObject({
    title: expected,
    text: expected,
  });
});

test('a notification that entities leave blank has no text, and does not parse', () => {
  expect(z.safeParse(notification, { id: 1, title: '&nbsp;', text: '&#160;' }).success).toBe(false);
});
