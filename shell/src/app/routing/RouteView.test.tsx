/** @jest-environment jsdom */
import { createQueryClient, markLoggedIn } from '@storefront/api-client';
import { BrandProvider, type PageModule, SessionProvider } from '@storefront/contracts';
import { QueryClientProvider } from '@storefront/query';
import { Link } from '@storefront/router';
import { deferredCall, fakeApi, testBrand } from '@storefront/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { testManifest } from '../../testing/testManifest';
import { createRemoteModules, type RemoteModules } from '../remotes/remoteModules';
import { RemoteModulesProvider } from '../remotes/RemoteModulesContext';
import { SiteProvider } from '../state/SiteContext';
import { PageRouter } from './PageRouter';
import { forStaff } from '../../testing/forStaff';
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

describe('a page for the staff', () => {
  /** Renders the page for a visitor whose data, if they are a customer, is `user`. */
  async function open(user?: () => unknown) {
    forStaff.page('promo');
    window.history.replaceState(null, '', '/promos/first');
    const page = { default: () => <h1>Только для своих</h1> } as PageModule;
    const pages = { promo: async () => page, auth: async () => ({ default: () => null }) };
    const manifest = { ...testManifest({}), name: 'content' as const, pages };
    const { api, calls } = fakeApi(user ? { '/api/user/get-data/': user } : {});
    const queryClient = createQueryClient(api, { retries: 0 });
    if (user) markLoggedIn(queryClient);
    await act(async () =>
      render(
        <PageRouter>
          <QueryClientProvider client={queryClient}>
            <BrandProvider value={testBrand}>
              <SessionProvider value={{ status: user ? 'user' : 'guest' }}>
                <RemoteModulesProvider value={createRemoteModules({ loadRemote: async () => manifest })}>
                  <SiteProvider value={{ origin: 'https://shop.example', mainPageMeta: [], releases: {} }}>
                    <RouteView />
                  </SiteProvider>
                </RemoteModulesProvider>
              </SessionProvider>
            </BrandProvider>
          </QueryClientProvider>
        </PageRouter>,
      ),
    );
    return calls;
  }

  test('leads a guest to the login and back', async () => {
    const calls = await open();
    expect(window.location.pathname + window.location.search).toBe('/auth?next=%2Fpromos%2Ffirst');
    expect(calls).toEqual([]);
  });

  test('is shown to a customer with the scope as soon as it is known', async () => {
    const user = deferredCall();
    await open(user.answer);
    expect(screen.getByRole('heading', { name: 'Загружаем страницу' })).toBeInTheDocument();
    await user.succeed({ id: 1, scope: 'staff' });
    expect(await screen.findByRole('heading', { name: 'Только для своих' })).toBeVisible();
  });

  test.each([
    ['lacks the scope', () => ({ id: 1, scope: 'customer' }), 'Такой страницы не существует'],
    [
      'cannot be identified',
      () => {
        throw new Error('down');
      },
      'Что-то пошло не так',
    ],
  ])('is an error page for a customer who %s', async (_, user, title) => {
    await open(user);
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  });
});
