/** @jest-environment jsdom */
import { cartKey } from '@storefront/api-client';
import { renderInShell } from '@storefront/testing';
import { act, createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import type { PageError } from '../features/error-pages';
import { PageLayout } from './PageLayout';
import { createRemoteModules } from './remotes/remoteModules';
import { RemoteModulesProvider } from './remotes/RemoteModulesContext';
import { SiteProvider } from './state/SiteContext';

jest.mock('../shared/deferred-parts/useIsIdle', () => ({ useIsIdle: () => false }));

const remoteModules = createRemoteModules({ loadRemote: () => new Promise(() => {}) });

function open(url: string, error?: PageError) {
  const { queryClient } = renderInShell(
    <RemoteModulesProvider value={remoteModules}>
      <SiteProvider value={{ origin: 'https://shop.example', mainPageMeta: [], releases: {} }}>
        <PageLayout error={error} year={2026} footer={<footer>Подвал</footer>} />
      </SiteProvider>
    </RemoteModulesProvider>,
    { url },
  );
  const toolbar = screen.queryByRole('button', { name: 'Заказ' });
  return {
    queryClient,
    header: screen.queryByRole('banner') !== null,
    footer: screen.queryByRole('contentinfo') !== null,
    toolbar: toolbar?.closest('[data-hidden-on-phone]')?.getAttribute('data-hidden-on-phone') ?? 'none',
  };
}

const around = { header: true, footer: true };

test.each([
  ['the default layout', '/menu', { ...around, toolbar: 'false' }],
  ['the bonus layout, like the default one', '/about/bonus-program', { ...around, toolbar: 'false' }],
  ['the empty layout', '/web_menu', { header: false, footer: false, toolbar: 'none' }],
  ['a promotion, without the toolbar', '/promos/moti', { ...around, toolbar: 'none' }],
  ['a product, without the toolbar on phones', '/menu/rolly/maki', { ...around, toolbar: 'true' }],
  ['an unknown address', '/menu/a/b/c', { ...around, toolbar: 'false' }],
])('%s', (_, url, expected) => {
  expect(open(url)).toMatchObject(expected);
});

test('a page that is still loading is marked in <main>: it has no reading place yet', () => {
  open('/menu');
  expect(screen.getByRole('main').querySelector('[data-page-skeleton]')).not.toBeNull();
});

test.each([
  ['/', 'loads the page again'],
  ['/?labels=1', 'loads the page again'],
  ['/menu', 'navigates without a page load'],
])('on the error page of %s «На главную» %s', (url, expected) => {
  open(url, { status: 500 });
  let result = '';
  const finish = (event: Event) => {
    result = event.defaultPrevented ? 'navigates without a page load' : 'loads the page again';
    // jsdom cannot follow a link.
    event.preventDefault();
  };
  window.addEventListener('click', finish, { once: true });
  const link = screen.getByRole('link', { name: 'На главную' });
  fireEvent(link, createEvent.click(link));
  expect(result).toBe(expected);
});

test('a cart that a remote has broken is not shown until it is valid again, and the rest of the page stays', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { queryClient } = await act(async () => open('/menu/rolly/maki'));
  const setCart = (items: unknown[]) =>
    act(async () => void queryClient.setQueryData(cartKey, { items, discount_sum: 540 }));
  const whole = [{ amount: 2, product: { name: 'Маки' } }];
  await setCart(whole);
  const entry = () => document.querySelector('[data-module="widget:checkout:cart-button"]');
  await waitFor(() => expect(entry()).toBeInTheDocument());
  await setCart([null]);
  const report = ['a part of the page failed', expect.any(TypeError), expect.any(String)];
  await waitFor(() => expect(logged).toHaveBeenCalledWith(...report));
  expect(entry()).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toBeVisible();
  expect(screen.getByRole('contentinfo')).toBeVisible();
  expect(screen.getByRole('button', { name: /Найти/ })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Заказ' })).toBeVisible();
  await setCart(whole);
  await waitFor(() => expect(entry()).toBeInTheDocument());
  expect(screen.getByRole('button', { name: /Заказ.*В корзине 2.товара/ })).toBeVisible();
  logged.mockRestore();
});
