import { headContext, testBrand } from '@storefront/testing';
import { landingRaw, paths } from '../../testing/testLandings';
import { landingHead } from './landingHead';
import { landingQuery } from './landingQueries';

async function headOf(fields: object, fallback?: { title: string; description: string }) {
  const { queryClient } = headContext({ answers: { [paths.landings]: () => [landingRaw(fields)] } });
  const landing = await queryClient.fetchQuery(landingQuery('/zima'));
  return landingHead({ landing, path: '/zima', brand: testBrand, ...(fallback && { fallback }) });
}

test.each([
  ['its own title', { seo: { url: 'zima', title: 'Зимнее меню — Танто' } }, 'Зимнее меню — Танто'],
  ['a title without the brand', { seo: { url: 'zima', title: 'Зимнее меню' } }, 'Зимнее меню — Танто'],
  ['its name', { seo: { url: 'zima' } }, 'Зима в миске — Танто'],
  ['neither', { seo: { url: 'zima' }, name: null }, 'Танто'],
])('with %s, the title is %s', async (_, fields, title) => {
  expect((await headOf(fields)).title).toBe(title);
});

test.each([
  ['has the name of its landing, as its heading has', {}, 'Зима в миске — Танто'],
  ['keeps its own name where the landing has none', { name: null }, 'Реквизиты — Танто'],
])('a page with a name of its own %s', async (_, fields, title) => {
  const fallback = { title: 'Реквизиты', description: 'Данные' };
  expect((await headOf({ seo: { url: 'zima' }, ...fields }, fallback)).title).toBe(title);
});

test.each([
  ['/leto/', '/leto'],
  ['https://shop.example/akcii/зима', '/akcii/%D0%B7%D0%B8%D0%BC%D0%B0'],
  ['', '/zima'],
  [null, '/zima'],
])('the canonical %j is %s', async (canonical, expected) => {
  expect((await headOf({ seo: { url: 'zima', canonical } })).canonical).toBe(expected);
});

test('its text describes it, and without one the brand’s description stands', async () => {
  const { description } = await headOf({ seo: { url: 'zima' }, content: '<p>Суп и <b>вок</b></p>' });
  expect(description).toBe('Суп и вок');
  expect((await headOf({ seo: { url: 'zima' }, content: null })).description).toBe(testBrand.description);
});
