/** Landings as a back end sends them; fields can be replaced. */
export const landingRaw = (fields: object = {}) => ({
  id: 1,
  name: 'Зима в миске',
  seo: { url: 'zima', title: 'Зимнее меню', description: 'Супы и чай' },
  content: '<p>Бульон варится двенадцать часов.</p><h2>Сколько ждать?</h2><p>Сорок минут.</p>',
  image: { original: '/storage/ramen.webp' },
  ...fields,
});

const giftRaw = () =>
  landingRaw({
    id: 2,
    name: 'Черный Цезарь в подарок',
    seo: { url: '/black_cesar_podarok/' },
    content: '<p>Ролл в подарок к заказу от 2 000 ₽.</p>',
    image: null,
    promocode: { code: 'CESAR' },
    product: { id: 5, slug: 'kuro-neko' },
  });

const group = { id: 3, name: 'Роллы', seo_page: { url: 'rolly' } };

export const productRaw = (fields: object = {}) => ({
  id: 5,
  slug: 'kuro-neko',
  name: 'Куро Нэко',
  price: 640,
  parent_group_id: 3,
  group,
  ...fields,
});

export const paths = {
  landings: '/api/landings/',
  product: '/api/app/product/{slug}/',
  products: '/api/app/nomenclature/products/',
  group: '/api/app/group/{slug}/',
  groups: '/api/app/nomenclature/groups/',
  settings: '/api/app/settings/',
  submitPromo: '/api/app/order/submit-promo/',
  user: '/api/user/get-data/',
} as const;

export const answers = {
  [paths.landings]: () => [
    landingRaw(),
    giftRaw(),
    landingRaw({ id: 3, name: 'Оферта', seo: { url: 'legal/oferta' }, image: null }),
  ],
  [paths.product]: () => productRaw(),
  [paths.settings]: () => [],
};
