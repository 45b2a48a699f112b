/** @jest-environment jsdom */
import { closePanels, openPanel } from '@storefront/contracts';
import { act, screen, waitFor, waitForElementToBeRemoved } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { EarlySheet } from '../../features/panel-host';
import { renderPanelLayer } from '../../testing/panelLayer';
import { testManifest } from '../../testing/testManifest';

type CartModule = { default: () => React.ReactNode };

/** A page whose visitor pressed an opener before the start. The test decides when the cart's module loads. */
async function renderPage() {
  let answer: { resolve: (module: CartModule) => void; reject: (error: Error) => void } | undefined;
  const cart = new Promise<CartModule>((resolve, reject) => {
    answer = { resolve, reject };
  });
  const early = document.createElement('div');
  early.innerHTML = renderToStaticMarkup(<EarlySheet>…</EarlySheet>);
  const sheet = early.firstElementChild as HTMLElement;
  document.body.append(sheet);
  await renderPanelLayer({
    loadRemote: async () => ({ ...testManifest({}), panels: { cart: () => cart } }),
  });
  return { sheet, ...(answer as NonNullable<typeof answer>) };
}

afterEach(() => document.querySelector('[data-early-sheet]')?.remove());

const openCart = async () => {
  await act(async () => openPanel('cart'));
  await waitFor(() => expect(document.querySelector('[data-panel=cart]')).toBeInTheDocument());
};

test('the early sheet covers the panel until the panel has its content: one dialog, one backdrop', async () => {
  const { sheet, resolve } = await renderPage();
  await openCart();
  expect(sheet).toBeInTheDocument();
  expect(screen.getAllByRole('dialog')).toEqual([document.querySelector('[data-panel=cart]')]);
  expect(document.querySelectorAll('[data-tint]')).toHaveLength(1);
  const isGone = waitForElementToBeRemoved(sheet);
  await act(async () => resolve({ default: () => <h2>Корзина</h2> }));
  await isGone;
  expect(screen.getByRole('dialog', { name: 'Корзина' })).toBeVisible();
});

test('a panel whose opener was pressed before the start opens with the start, once', async () => {
  document.documentElement.dataset['pressedPanel'] = 'cart?';
  const { sheet, resolve } = await renderPage();
  await waitFor(() => expect(document.querySelector('[data-panel=cart]')).toBeInTheDocument());
  expect(document.documentElement.dataset['pressedPanel']).toBeUndefined();
  const isGone = waitForElementToBeRemoved(sheet);
  await act(async () => resolve({ default: () => <h2>Корзина</h2> }));
  await isGone;
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
});

test('the early sheet is removed when the panel fails to load, which shows its own message', async () => {
  const logged = jest.spyOn(console, 'error').mockReturnValue();
  const { sheet, reject } = await renderPage();
  await openCart();
  const isGone = waitForElementToBeRemoved(sheet);
  await act(async () => reject(new Error('no network')));
  await isGone;
  expect(await screen.findByRole('button', { name: 'Повторить' })).toBeVisible();
  logged.mockRestore();
});

test('the early sheet is removed when the panel is closed before it has its content', async () => {
  const { sheet } = await renderPage();
  await openCart();
  expect(sheet).toBeVisible();
  const isGone = waitForElementToBeRemoved(sheet);
  await act(async () => closePanels());
  await isGone;
});
