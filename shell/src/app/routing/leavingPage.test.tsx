/** @jest-environment jsdom */
import type { PageModule } from '@storefront/contracts';
import { Link } from '@storefront/router';
import { renderInShell } from '@storefront/testing';
import { act, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { testManifest } from '../../testing/testManifest';
import { ErrorBoundary } from '../../shared/error-boundary/ErrorBoundary';
import { createRemoteModules } from '../remotes/remoteModules';
import { RemoteModulesProvider } from '../remotes/RemoteModulesContext';
import { SiteProvider } from '../state/SiteContext';
import { RouteView } from './RouteView';

/** The first promotion throws when the visitor leaves it, as a map does whose element is gone. */
function PromoPage({ params: { slug } }: { params: Record<string, string> }) {
  useEffect(
    () => () => {
      if (slug === 'first') throw new Error('no map to remove');
    },
    [slug],
  );
  return <h1>{`Акция ${slug}`}</h1>;
}
const RulesPage = () => <h1>Правила</h1>;

const pages = { promo: PromoPage, 'promo-rules': RulesPage };
const manifest = {
  ...testManifest({}),
  name: 'content' as const,
  pages: Object.fromEntries(
    Object.entries(pages).map(([id, page]) => [id, async () => ({ default: page }) as PageModule]),
  ),
};

let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => logged.mockRestore());

function open(url: string) {
  const remoteModules = createRemoteModules({ loadRemote: async () => manifest });
  return renderInShell(
    <ErrorBoundary renderError={() => <p>Вся страница пропала</p>}>
      <RemoteModulesProvider value={remoteModules}>
        <SiteProvider value={{ origin: 'https://shop.example', mainPageMeta: [], releases: {} }}>
          <Link to="/promos/second">second</Link>
          <Link to="/promos/rules">rules</Link>
          <Link to="/menu/">nowhere</Link>
          <RouteView />
        </SiteProvider>
      </RemoteModulesProvider>
    </ErrorBoundary>,
    { url },
  );
}

test.each([
  ['of another route', 'rules', 'Правила'],
  ['of the same route', 'second', 'Акция second'],
  ['of no route', 'nowhere', 'Такой страницы не существует'],
])('a page that throws when it is left does not harm the next one: a page %s', async (_, link, heading) => {
  const { user } = await act(async () => open('/promos/first'));
  expect(screen.getByRole('heading', { name: 'Акция first' })).toBeVisible();
  await act(async () => user.click(screen.getByRole('link', { name: link })));
  expect(screen.getByRole('heading', { name: heading })).toBeVisible();
  expect(logged).toHaveBeenCalledWith(
    'a part of the page failed',
    new Error('no map to remove'),
    expect.any(String),
  );
});
