/** Longer than a card of a phone is wide, and without a place to break. */
const longWord = 'Превысокомногорассмотрительствующий';

const picture = '/icons/512.png';

/**
 * Every promotion: a full promotion with its numbers as text, a sparse one, one with only a name, and an expired one
 * (spec §3, Promo).
 */
const promos = [
  {
    id: '41',
    is_header: '1',
    name: `${longWord} вечер рамена`,
    description: '<p>Рамен <strong>дешевле</strong> после 21:00.</p>',
    images: { site_origin: picture },
    image: null,
    active_from: null,
    active_to: '2099-11-30',
    promocode: { code: 'VECHERNIJ-RAMEN-NA-DVOIH-DO-POLUNOCHI' },
    product: '11',
    section: '6',
  },
  {
    id: 42,
    is_header: 0,
    name: 'Суп в подарок',
    description: null,
    images: [],
    image: picture,
    active_from: '2020-01-01 00:00:00',
    promocode: [],
    product: null,
    section: { id: '7', name: 'В ресторанах' },
  },
  { id: 43, name: 'Без всего' },
  { id: 44, name: 'Прошлая', active_to: '2020-01-01 00:00:00' },
];

/**
 * The specification names no field of an article: these have two sets of likely names, and one article is nearly empty.
 */
const articles = [
  {
    id: '7',
    slug: 'ramen',
    title: `${longWord} рамен`,
    description: `<p>Бульон варят ${longWord.repeat(3)} часов.</p><table><tr><td>${longWord}</td><td>${longWord}</td></tr></table>`,
    images: { site_origin: picture },
    created_at: '2026-11-01 10:00:00',
  },
  { id: 8, name: 'Без всего', slug: null, image: [] },
];

const landings = [
  { seo: { url: '/zima/' } },
  { id: '2', seo: { url: 'legal/oferta' }, name: null },
  { seo: { url: 'black_cesar_podarok' }, promocode: 'CESAR', product_id: '11' },
  { seo: { url: 'akcii/leto' }, name: 'Лето', description: '<p><a href="/menu/supy">Супы</a></p>' },
  { seo: null },
];

const groups = [
  { id: '6', name: 'Супы', seo_page: { url: 'supy' } },
  { id: 7, name: longWord, seo_page: null },
];

const products = [
  {
    id: '11',
    slug: 'ramen',
    name: 'Рамен',
    price: '590',
    weight: '0.4',
    parent_group_id: '6',
    labels: { 0: { id: '1', name: 'ostroe', show_name: 'Острое', icon: null } },
    media_list: { original: picture },
    group_modifiers: null,
    content: null,
  },
  { id: 12, name: 'Без всего', slug: 'bez-vsego', price: 100 },
];

const zones = [
  { area: '[[55.70,37.50],[55.80,37.50],[55.80,37.70]]' },
  {
    area: [
      ['55.60', '37.40'],
      ['55.70', '37.40'],
      ['55.70', '37.60'],
    ],
    restriction: { minimal_amount: '790', duration: '45', duration_change: null },
  },
];

const settings = [
  { key: 'minimal_delivery_amount', value: '790' },
  { key: 'stories_seconds', value: '600' },
  { key: 'terms_of_payment', value: null },
  { key: 'discount_on_pickup', value: '' },
  { key: 'a_setting_of_another_chain', value: 1 },
];

const contacts = {
  contact_call_center_numbers: { 1: { city: 'Москва', phone: '+7 (495) 120-30-40' } },
  contact_email_addresses: null,
};

/** 500 articles, two a page. */
const lastPage = 250;

const pageOf = (query: URLSearchParams) => {
  const page = Number(query.get('page') ?? 1);
  const data =
    page > lastPage ? [] : articles.map((article) => ({ ...article, id: Number(article.id) + page * 10 }));
  return { data, meta: { current_page: String(page), last_page: String(lastPage), total: '500' } };
};

const bySlug = (items: readonly { id: number | string; slug?: string | null }[], slug: string) =>
  items.find((item) => item.slug === slug || String(item.id) === slug);

type Answer = (query: URLSearchParams) => unknown;

const underData = (data: readonly unknown[]) => ({ data });
/** A list as an object: PHP encodes a list with a gap in its numbers so. */
const byNumber = (list: readonly unknown[]) => ({ ...list });

/** Each path has one of the shapes of a list: bare, under `data`, or an object by number. */
const lists: Record<string, unknown> = {
  '/api/promos': underData(promos),
  '/api/landings': byNumber(landings),
  '/api/history-all': [
    { year: '2012', title: longWord, text: '<p>Первый ресторан.</p>', image: null },
    { description: '<p>Без года и имени.</p>' },
  ],
  '/api/app/nomenclature/groups': byNumber(groups),
  '/api/app/nomenclature/products': underData(products),
  '/api/app/nomenclature/labels': [],
  '/api/app/order/recommendations': byNumber(products),
  '/api/app/delivery-zones': zones,
  '/api/app/settings': underData(settings),
};

/**
 * The answers of a back end that sends only the fields of spec §3 and §7: with nulls, missing fields, numbers as text,
 * and each list in the shape that `lists` names for its path. Undefined for an unknown path.
 */
export function bareAnswers(): (path: string, query: URLSearchParams) => unknown {
  const answers: Record<string, Answer> = {
    ...Object.fromEntries(Object.entries(lists).map(([path, list]) => [path, () => list])),
    '/api/blogs': pageOf,
    '/api/news': pageOf,
    '/api/app/contact-settings': () => contacts,
    '/api/app/get-polygon': () => ({ success: false }),
    '/api/app/order/get': () => ({ order: null }),
  };
  const items: Record<string, readonly { id: number | string; slug?: string | null }[]> = {
    '/api/promos': promos,
    '/api/blogs': articles,
    '/api/news': articles,
    '/api/app/product': products,
    '/api/app/group': groups.map((group) => ({ ...group, slug: group.seo_page?.url ?? null })),
  };
  return (path, query) => {
    const answer = answers[path];
    if (answer) return answer(query);
    const end = path.lastIndexOf('/');
    return bySlug(items[path.slice(0, end)] ?? [], path.slice(end + 1));
  };
}
