/** @jest-environment jsdom */
import { type RouteId, routes } from '@storefront/contracts';
import { render } from '@testing-library/react';
import { type Site, SiteProvider } from '../state/SiteContext';
import { DocumentHead } from './DocumentHead';

const site: Site = { origin: 'https://shop.example', mainPageMeta: [], releases: {} };
const headOf = (description: string, id: RouteId, more: Partial<Site> = {}) => (
  <SiteProvider value={{ ...site, ...more }}>
    <DocumentHead
      head={{ title: 'Акции', description }}
      pathname={routes[id].path}
      matched={{ id, route: routes[id] }}
    />
  </SiteProvider>
);
const tags = (selector: string, name: string) =>
  [...document.head.querySelectorAll(selector)].map((tag) => tag.getAttribute(name));

test('the tags of the previous page are removed when the next page is rendered', () => {
  document.head.innerHTML =
    '<link rel="canonical" href="https://shop.example/menu"><meta name="description" content="Меню">';
  const page = render(headOf('Все акции', 'promos'));
  expect(tags('link[rel=canonical]', 'href')).toEqual(['https://shop.example/promos']);
  expect(tags('meta[name=description]', 'content')).toEqual(['Все акции']);
  page.rerender(headOf('Рестораны', 'restaurants'));
  expect(tags('link[rel=canonical]', 'href')).toEqual(['https://shop.example/restaurants']);
  page.unmount();
  expect(tags('link[rel=canonical], meta[name=description]', 'content')).toEqual([]);
});

test('only the beginning of a long description is shown to search engines', () => {
  render(headOf('слово '.repeat(334).trim(), 'promos'));
  const [description] = tags('meta[name=description]', 'content');
  expect(description).toMatch(/^(?:слово )+слово…$/);
  expect(description?.length).toBeLessThanOrEqual(160);
});

test('the editors’ description replaces the description of the front page, and of no other page', () => {
  const tag = { tag: 'meta', attributes: { name: 'description', content: 'От редактора' } } as const;
  const page = render(headOf('Доставка', 'home', { mainPageMeta: [tag] }));
  expect(tags('meta[name=description]', 'content')).toEqual(['От редактора']);
  page.rerender(headOf('Все акции', 'promos', { mainPageMeta: [tag] }));
  expect(tags('meta[name=description]', 'content')).toEqual(['Все акции']);
});

test.each<RouteId>(['auth', 'monitoring'])('%s tells search engines not to list it', (id) => {
  render(headOf('Вход', id));
  expect(tags('meta[name=robots]', 'content')).toEqual(['noindex']);
  expect(tags('link[rel=canonical]', 'href')).toEqual([]);
});

test('on the server the panel that the address opens names the page, at the page’s own address', () => {
  const panelHead = { title: 'Рамен — Танто', description: 'Горячий', canonical: '/menu/supy/ramen' };
  render(headOf('Все акции', 'promos', { panelHead }));
  expect(document.title).toBe('Рамен — Танто');
  expect(tags('meta[name=description]', 'content')).toEqual(['Горячий']);
  expect(tags('link[rel=canonical]', 'href')).toEqual(['https://shop.example/promos']);
});
