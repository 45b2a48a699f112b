import type { Group } from '@storefront/api-contract';
import { groupSlug } from './groupSlug';

const group = (id: number, name: string, url: string | undefined): Group => ({
  id,
  name,
  seo_page: url === undefined ? null : { url, title: null, description: null },
  tint: null,
  products_count: null,
});
const groups = [
  group(6, 'Супы', 'supy'),
  group(7, 'Роллы', undefined),
  group(8, 'Вок', ''),
  group(9, ' Сеты ', 'sety'),
];
const named = (fields: { id?: number; name?: string; slug?: string }) => ({
  id: null,
  name: null,
  slug: null,
  ...fields,
});

test.each([
  ['nothing', null, undefined],
  ['its slug, also of an unknown group', named({ slug: 'sety', id: 6 }), 'sety'],
  ['its name', named({ name: ' супы ' }), 'supy'],
  ['a name that the menu has with spaces around it', named({ name: 'Сеты' }), 'sety'],
  ['its id', named({ id: 6 }), 'supy'],
  ['the id of a section with another name', named({ id: 6, name: 'Промокоды' }), undefined],
  ['an unknown id', named({ id: 99 }), undefined],
  ['the id of a group without a page', named({ id: 7 }), '7'],
  ['the name of a group with an empty url', named({ name: 'Вок' }), '8'],
])('a group named by %s', (_, value, slug) => {
  expect(groupSlug(value, groups)).toBe(slug);
});
