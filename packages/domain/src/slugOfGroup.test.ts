import { slugOfGroup } from './slugOfGroup';

test.each([
  [{ url: 'rolly' }, 'rolly'],
  [{ url: '' }, '3'],
  [null, '3'],
])('a group with the page %j has the slug %j', (page, slug) => {
  expect(slugOfGroup({ id: 3, seo_page: page })).toBe(slug);
});
