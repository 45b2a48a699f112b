/** @jest-environment jsdom */
import { type RouteId, routes } from '@storefront/contracts';
import { render } from '@testing-library/react';
import { SiteProvider } from '../state/SiteContext';
import { DocumentHead } from './DocumentHead';

const site = { origin: 'https://shop.example', mainPageMeta: [], releases: {} };
const headOf = (description: string, id: RouteId) => (
  <SiteProvider value={site}>
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

test.each<RouteId>(['auth', 'monitoring'])('%s tells search engines not to list it', (id) => {
  render(headOf('Вход', id));
  expect(tags('meta[name=robots]', 'content')).toEqual(['noindex']);
  expect(tags('link[rel=canonical]', 'href')).toEqual([]);
});
