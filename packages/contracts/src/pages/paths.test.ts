import { paths } from './paths';

test.each([
  [paths.home(), '/'],
  [paths.promoRules(), '/promos/rules'],
  [
    paths.menuGroup({ group: 'роллы/сеты' }),
    '/menu/%D1%80%D0%BE%D0%BB%D0%BB%D1%8B%2F%D1%81%D0%B5%D1%82%D1%8B',
  ],
  [paths.product({ group: 'supy', slug: '$& 50%' }), '/menu/supy/%24%26%2050%25'],
  [paths.blogArticle({ slug: 'chef' }), '/about/blog/chef'],
  [paths.monitoring(), '/monitoring'],
  [paths.monitoring({ id: 70012 }), '/monitoring/70012'],
  [paths.landing({ path: '/akcii/лето' }), '/akcii/%D0%BB%D0%B5%D1%82%D0%BE'],
])('%s is built from the pattern of its route', (built, path) => {
  expect(built).toBe(path);
});
