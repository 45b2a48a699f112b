/** @jest-environment jsdom */
import { createQueryClient } from '@storefront/api-client';
import { BrandProvider, type PageModule, SessionProvider } from '@storefront/contracts';
import { QueryClientProvider } from '@storefront/query';
import { Link } from '@storefront/router';
import { fakeApi, testBrand } from '@storefront/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { testManifest } from '../../testing/testManifest';
import { createRemoteModules, type RemoteModules } from '../remotes/remoteModules';
import { RemoteModulesProvider } from '../remotes/RemoteModulesContext';
import { SiteProvider } from '../state/SiteContext';
import { PageRouter } from './PageRouter';
import { RouteView } from './RouteView';

const moduleKey = 'page:promo' as const;

/** A page with a link to another promotion. */
const pageWith = (remoteModules: RemoteModules) => (
  <PageRouter>
    <QueryClientProvider client={createQueryClient(fakeApi({}).api, { retries: 0 })}>
      <BrandProvider value={testBrand}>
        <SessionProvider value={{ status: 'guest' }}>
          <RemoteModulesProvider value={remoteModules}>
            <SiteProvider value={{ origin: 'https://shop.example', mainPageMeta: [], releases: {} }}>
              <Link to="/promos/second">next</Link>
              <RouteView />
            </SiteProvider>
          </RemoteModulesProvider>
        </SessionProvider>
      </BrandProvider>
    </QueryClientProvider>
  </PageRouter>
);

test('a page whose script failed keeps the server’s HTML at its own address only', async () => {
  window.history.replaceState(null, '', '/promos/first');
  const promoPage: PageModule = {
    default: ({ params }: { params: Record<string, string> }) => <h1>{`Акция ${params['slug']}`}</h1>,
  } as PageModule;
  const manifest = { ...testManifest({}), name: 'content' as const, pages: { promo: async () => promoPage } };
  const remoteModules = createRemoteModules({
    loadRemote: jest.fn().mockRejectedValueOnce(new Error('remote is slow')).mockResolvedValue(manifest),
    isOnPage: (key) => key === moduleKey,
  });
  await remoteModules.load(moduleKey).catch(() => undefined);
  const container = document.createElement('div');
  container.innerHTML = `<a href="/promos/second">next</a><div data-module="${moduleKey}"><h1>Акция с сервера</h1></div>`;
  document.body.append(container);
  const root = await act(async () => hydrateRoot(container, pageWith(remoteModules)));
  expect(screen.getByRole('heading', { name: 'Акция с сервера' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Повторить' })).toBeVisible();

  await act(async () => userEvent.setup().click(screen.getByRole('link', { name: 'next' })));
  expect(await screen.findByRole('heading', { name: 'Акция second' })).toBeVisible();
  await act(async () => root.unmount());
  container.remove();
});

test('a page whose remote failed has the brand as its title until the remote has loaded', async () => {
  window.history.replaceState(null, '', '/promos/first');
  const titledPage = { default: () => null, head: () => ({ title: 'Акция первая' }) } as PageModule;
  const manifest = {
    ...testManifest({}),
    name: 'content' as const,
    pages: { promo: async () => titledPage },
  };
  const remoteModules = createRemoteModules({
    loadRemote: jest.fn().mockRejectedValueOnce(new Error('remote is slow')).mockResolvedValue(manifest),
    isOnPage: () => false,
  });
  await remoteModules.load(moduleKey).catch(() => undefined);
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await act(async () => render(pageWith(remoteModules)));
  expect(document.title).toBe(testBrand.name);
  expect(logged.mock.calls.flat()).toContainEqual(new Error('remote is slow'));
  logged.mockRestore();

  await act(async () => userEvent.setup().click(screen.getByRole('button', { name: 'Повторить' })));
  expect(document.title).toBe('Акция первая');
});
