import type { PageModule } from '@storefront/contracts';
import { QueryClient } from '@storefront/query';
import { testBrand } from '@storefront/testing';
import { readMainPageMeta } from './mainPageMeta';
import { describePage, descriptionHtml } from './pageHead';

const origin = 'https://shop.example';
const warn = jest.fn();
const context = { brand: testBrand, origin, pathname: '/menu', nonce: 'n', mainPageMeta: [] };

const describeTestPage = (module: Partial<PageModule>) =>
  describePage({
    module: { default: () => null, ...module },
    context: {
      params: { group: 'rolly' },
      search: new URLSearchParams(),
      queryClient: new QueryClient(),
      brand: testBrand,
    },
    url: new URL(`${origin}/menu/rolly`),
    origin,
    warn,
  });

test('a page describes itself with absolute URLs', async () => {
  const page = await describeTestPage({
    head: ({ params, brand }) => ({ title: `${params['group']} — ${brand.name}` }),
    schema: async ({ absolute }) => [{ url: absolute('/menu/rolly') }],
  });
  expect(page).toEqual({
    head: { title: 'rolly — Танто' },
    schema: [{ url: 'https://shop.example/menu/rolly' }],
  });
});

test('a page whose picture is not a URL keeps its title and description', async () => {
  const page = await describeTestPage({
    head: () => ({ title: 'Рамен', description: 'Горячий' }),
    schema: async ({ absolute }) => [{ image: absolute('http://') }],
  });
  expect(page).toEqual({ head: { title: 'Рамен', description: 'Горячий' }, schema: [] });
  expect(warn).toHaveBeenCalledTimes(1);
});

test('the brand fills in what a page leaves out', () => {
  const html = descriptionHtml({ ...context, head: {}, schema: [] });
  expect(html).toContain('<meta property="og:title" content="Танто">');
  expect(html).toContain('<meta property="og:url" content="https://shop.example/menu">');
  expect(html).toContain('<meta property="og:image" content="https://shop.example/icons/512.png">');
  expect(html).toContain('<meta name="twitter:card" content="summary">');
});

test('only the beginning of a long description is written', () => {
  const description = 'слово '.repeat(334).trim();
  const html = descriptionHtml({
    ...context,
    head: { description },
    schema: [{ name: description, offers: { description } }],
  });
  const short = /"(?:слово ){25}слово…"/;
  expect(html).toMatch(new RegExp(`<meta property="og:description" content=${short.source}>`));
  expect(html).toMatch(new RegExp(`"offers":{"description":${short.source}}`));
  expect(html).toContain(`"name":"${description}"`);
});

test('an address that opens a panel is previewed as the panel, by the address itself', () => {
  const html = descriptionHtml({
    ...context,
    head: { title: 'Меню', canonical: '/menu', image: '/menu.webp' },
    schema: [{ name: 'Меню' }],
    panel: {
      head: { title: 'Рамен', description: 'Горячий', kind: 'product', image: '/ramen.webp' },
      address: '/menu?panel=product&panel.slug=ramen',
    },
  });
  expect(html).toContain('<meta property="og:title" content="Рамен">');
  expect(html).toContain('<meta property="og:description" content="Горячий">');
  expect(html).toContain('<meta property="og:type" content="product">');
  expect(html).toContain(
    '<meta property="og:url" content="https://shop.example/menu?panel=product&amp;panel.slug=ramen">',
  );
  expect(html).toMatch(/property="og:image" content="[^"]*ramen\.webp"/);
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image">');
  expect(html).toContain('{"name":"Меню"}');
});

describe('a tag that editors add to the front page', () => {
  const mainPageMeta = readMainPageMeta(`
    <meta name="description" content="Суши от редактора">
    <meta property="og:Title" content="Заголовок редактора">
    <meta name="twitter:card" content="app">`);
  const htmlOf = (pathname: string) =>
    descriptionHtml({
      ...context,
      pathname,
      mainPageMeta,
      head: { title: 'Танто', description: 'Доставка' },
      schema: [],
    });

  test('replaces the tags of the page, and describes it in link previews', () => {
    const html = htmlOf('/');
    expect(html).toContain('<meta property="og:description" content="Суши от редактора">');
    expect(html).not.toMatch(/og:title|twitter:card|Доставка/);
    expect(html).toContain('<meta property="og:url"');
  });

  test('changes no other page', () => {
    const html = htmlOf('/menu');
    expect(html).toContain('<meta property="og:title" content="Танто">');
    expect(html).toContain('<meta property="og:description" content="Доставка">');
    expect(html).toContain('<meta name="twitter:card" content="summary">');
  });
});

test('no text of the back end can close its tag or script', () => {
  const evil = '"><script>alert(1)</script>\u2028';
  const html = descriptionHtml({
    ...context,
    head: { title: evil, image: '/a.webp', kind: 'product' },
    schema: [{ name: evil }],
  });
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(html).toContain('<script type="application/ld+json" nonce="n">{"name":"\\">\\u003cscript>');
  expect(html).not.toContain('\u2028</script>');
});

test.each(['//', 'https://[', 'http://'])('the picture %p is not a URL, so the brand’s is used', (image) => {
  expect(descriptionHtml({ ...context, head: { image }, schema: [] })).toContain(
    '<meta property="og:image" content="https://shop.example/icons/512.png">',
  );
});

test.each([
  ['/storage/a.webp?v=1', 'https://shop.example/share-picture.jpg?of=%2Fstorage%2Fa.webp%3Fv%3D1'],
  [
    'https://cdn.example/a.webp',
    'https://shop.example/share-picture.jpg?of=https%3A%2F%2Fcdn.example%2Fa.webp',
  ],
  [
    'https://api.example/storage/a.webp',
    'https://shop.example/share-picture.jpg?of=https%3A%2F%2Fapi.example%2Fstorage%2Fa.webp',
  ],
])('the picture %s is shared as JPEG', (image, address) => {
  const brand = { ...testBrand, imageHosts: ['cdn.example'] };
  const html = descriptionHtml({ ...context, brand, apiHost: 'api.example', head: { image }, schema: [] });
  expect(html).toContain(`<meta property="og:image" content="${address}">`);
  expect(html).toContain('<meta property="og:image:height" content="630">');
});

test.each(['https://elsewhere.example/a.webp', '/menu/a.webp', 'http://cdn.example/a.webp'])(
  'the picture %s, which the shell may not fetch, is shared as it is',
  (image) => {
    const brand = { ...testBrand, imageHosts: ['cdn.example'] };
    const html = descriptionHtml({ ...context, brand, head: { image }, schema: [] });
    expect(html).toContain(`<meta property="og:image" content="${new URL(image, origin).href}">`);
    expect(html).not.toContain('og:image:width');
  },
);
