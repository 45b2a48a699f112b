/** @jest-environment jsdom */
import {
  backToPreviousPanel,
  closePanels,
  emit,
  listenerCount,
  openPanel,
  type PanelTarget,
  replacePanel,
} from '@storefront/contracts';
import { eventNames } from '@storefront/contracts/events';
import { Link } from '@storefront/router';
import { renderInShell } from '@storefront/testing';
import { act, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { usePanelStack } from '.';
import PanelHost from './PanelHost';

function Inside({ panel, params }: PanelTarget) {
  return (
    <div>
      <h2>{`panel ${panel} ${'slug' in params ? params.slug : ''}`.trim()}</h2>
      <button type="button" onClick={() => openPanel('order')}>
        go on
      </button>
      <button type="button" onClick={backToPreviousPanel}>
        back
      </button>
      <Link to="/menu" onClick={closePanels}>
        to the menu
      </Link>
    </div>
  );
}

function Page({ draw = Inside }: { draw?: (target: PanelTarget) => ReactNode }) {
  const stack = usePanelStack();
  return (
    <>
      <main tabIndex={-1}>
        <button type="button" onClick={() => openPanel('cart')}>
          open
        </button>
        <button type="button" onClick={() => openPanel('product', { group: 'supy', slug: 'ramen' })}>
          ramen
        </button>
      </main>
      <PanelHost stack={stack} renderPanel={(target) => draw(target)} />
    </>
  );
}

/** Sheets cost time; what holds the listeners is the stack. */
function Bare() {
  return usePanelStack().panels.map(({ panel }) => <div key={panel} role="dialog" />);
}

const stops: (() => void)[] = [];
const show = (url = '/') => {
  const view = renderInShell(<Page />, { url });
  stops.push(view.stopListening);
  return view;
};
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});
const dialog = (name: string) => screen.findByRole('dialog', { name: `panel ${name}` });
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const browserBack = () => act(async () => window.history.back());
const browserForward = () => act(async () => window.history.forward());

test('a panel is named by its title, takes the focus and gives it back to its opener', async () => {
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'open' }));
  const cart = await dialog('cart');
  expect(cart).toHaveFocus();
  await user.tab();
  expect(cart).toContainElement(document.activeElement as HTMLElement);
  await user.keyboard('{Escape}');
  await noDialog();
  await waitFor(() => expect(screen.getByRole('button', { name: 'open' })).toHaveFocus());
});

test('a press beside the panel closes it', async () => {
  const { user, baseElement } = show();
  await user.click(screen.getByRole('button', { name: 'open' }));
  await dialog('cart');
  await user.click(baseElement.querySelector('[data-tint]') as Element);
  await noDialog();
  expect(screen.getByRole('button', { name: 'open' })).toHaveFocus();
});

test('the page behind is inert while a panel is open', async () => {
  const { user, container } = show();
  await user.click(screen.getByRole('button', { name: 'open' }));
  await dialog('cart');
  await waitFor(() => expect(container).toHaveAttribute('inert'));
  // Toasts beside it are heard: `inert` alone says what is out of reach.
  expect(screen.getByRole('dialog')).not.toHaveAttribute('aria-modal');
  expect(document.documentElement).toHaveStyle({ overflow: 'hidden' });
  await browserBack();
  await noDialog();
  expect(container).not.toHaveAttribute('inert');
  expect(document.documentElement).not.toHaveStyle({ overflow: 'hidden' });
});

test('Esc closes the top one; only that one is alive', async () => {
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'open' }));
  const cart = await dialog('cart');
  await user.click(screen.getByRole('button', { name: 'go on' }));
  await dialog('order');
  expect(cart).toHaveAttribute('inert');
  expect(cart).toHaveAttribute('data-place', 'under');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(cart).not.toHaveAttribute('inert'));
  expect(await dialog('cart')).toBe(cart);
  await waitFor(() => expect(screen.getByRole('button', { name: 'go on' })).toHaveFocus());
});

test('two panels that a reload opens at once do not hide each other from screen readers', async () => {
  const stack: PanelTarget[] = [
    { panel: 'cart', params: {} },
    { panel: 'order', params: {} },
  ];
  const panels = { panels: stack, wasOpen: true, openerOf: () => undefined };
  const view = renderInShell(<PanelHost stack={panels} renderPanel={(target) => <Inside {...target} />} />);
  stops.push(view.stopListening);
  expect(await dialog('order')).toBeInTheDocument();
});

test('Back returns to the panel below, Forward opens it again', async () => {
  const { user, heard } = show();
  await user.click(screen.getByRole('button', { name: 'open' }));
  await dialog('cart');
  await user.click(screen.getByRole('button', { name: 'go on' }));
  await dialog('order');
  await browserBack();
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'panel order' })).not.toBeInTheDocument());
  await dialog('cart');
  await browserBack();
  await noDialog();
  await browserForward();
  await dialog('cart');
  const told = heard.filter(({ name }) => name === 'shell:panel-opened' || name === 'shell:panel-closed');
  expect(told.map(({ name, payload }) => [name, (payload as { panel: string }).panel])).toEqual([
    ['shell:panel-opened', 'cart'],
    ['shell:panel-opened', 'order'],
    ['shell:panel-closed', 'order'],
    ['shell:panel-closed', 'cart'],
    ['shell:panel-opened', 'cart'],
  ]);
});

test('a linked panel opens by its address, and closing it cleans the address', async () => {
  show('/menu?panel=product&panel.group=supy&panel.slug=miso');
  await dialog('product miso');
  const before = window.history.length;
  act(backToPreviousPanel);
  await noDialog();
  expect(window.location.search).toBe('');
  expect(window.history.length).toBe(before);
});

test('an open panel is in the address, and a reload finds the whole stack', async () => {
  const { user, unmount } = show();
  await user.click(screen.getByRole('button', { name: 'open' }));
  await dialog('cart');
  act(() => openPanel('product', { group: 'supy', slug: 'ramen' }));
  await dialog('product ramen');
  expect(window.location.search).toBe('?panel=product&panel.group=supy&panel.slug=ramen');
  const { state } = window.history;
  unmount();
  const url = window.location.pathname + window.location.search;
  const reloaded = show(url);
  act(() => {
    window.history.replaceState(state, '', url);
    window.dispatchEvent(new PopStateEvent('popstate', { state }));
  });
  await dialog('product ramen');
  await waitFor(() => expect(reloaded.baseElement.querySelectorAll('[role=dialog]')).toHaveLength(2));
});

test('closing everything over a linked panel leaves the page alone', async () => {
  show('/menu?panel=product&panel.group=supy&panel.slug=miso');
  await dialog('product miso');
  act(() => openPanel('cart'));
  await dialog('cart');
  act(() => openPanel('order'));
  await dialog('order');
  act(closePanels);
  await noDialog();
  await waitFor(() => expect(window.location.search).toBe(''));
});

test('«close everything, then open this» in one breath', async () => {
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'open' }));
  await dialog('cart');
  await user.click(screen.getByRole('button', { name: 'go on' }));
  await dialog('order');
  act(() => {
    closePanels();
    openPanel('order-monitoring', { id: '7' });
  });
  expect(await dialog('order-monitoring')).toBeVisible();
  await browserBack();
  await noDialog();
});

test('a link inside a panel that also closes the panels just navigates', async () => {
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'open' }));
  await dialog('cart');
  await user.click(screen.getByRole('link', { name: 'to the menu' }));
  await noDialog();
  expect(window.location.pathname).toBe('/menu');
});

test('a replaced panel starts afresh, and Back skips it', async () => {
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'open' }));
  await dialog('cart');
  act(() => replacePanel('order'));
  await dialog('order');
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  await browserBack();
  await noDialog();
});

test('a panel that takes the place of one that was dragged away stands where it belongs', async () => {
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'open' }));
  const cart = await dialog('cart');
  // A drag has left it so; jsdom has no pointers.
  cart.style.setProperty('transform', 'translateX(200px)');
  act(() => replacePanel('order'));
  expect(await dialog('order')).toBe(cart);
  expect(cart.style.transform).toBe('');
});

test('when what opened a panel is gone, the focus returns to the panel below and not to the page', async () => {
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'open' }));
  const cart = await dialog('cart');
  const opener = screen.getByRole('button', { name: 'go on' });
  await user.click(opener);
  await dialog('order');
  opener.remove();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(cart).toHaveFocus());
});

test('of three panels the lowest is not seen', async () => {
  const { user, baseElement } = show();
  await user.click(screen.getByRole('button', { name: 'open' }));
  await dialog('cart');
  act(() => openPanel('order'));
  await dialog('order');
  act(() => openPanel('auth'));
  await dialog('auth');
  const places = [...baseElement.querySelectorAll('[role=dialog]')].map((sheet) =>
    sheet.getAttribute('data-place'),
  );
  expect(places).toEqual(['deep', 'under', 'top']);
});

test('until a panel has its own head the host offers a way out', async () => {
  const { user, stopListening } = renderInShell(<Page draw={() => <p role="alert">failed</p>} />);
  stops.push(stopListening);
  await user.click(screen.getByRole('button', { name: 'open' }));
  expect(await screen.findByRole('dialog', { name: 'Загружаем' })).toHaveTextContent('failed');
  await user.click(screen.getByRole('button', { name: 'Закрыть' }));
  await noDialog();
});

test('a request that fits no panel opens nothing', async () => {
  const complain = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  show();
  act(() => emit('shell:panel-requested', { panel: 'product', params: {} }));
  await act(async () => undefined);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(complain).toHaveBeenCalledWith('no panel fits the request for product', {});
  complain.mockRestore();
});

test.each([
  ['the stack alone', 200, <Bare key="bare" />],
  ['with its sheets', 20, <Page key="page" />],
])(
  'opened and closed again and again, %s leaves no listener',
  async (_, cycles, element) => {
    const { unmount, stopListening, baseElement } = renderInShell(element);
    const dialogs = () => baseElement.querySelectorAll('[role=dialog]').length;
    const before = eventNames.map(listenerCount);
    const added = jest.spyOn(window, 'addEventListener');
    const removed = jest.spyOn(window, 'removeEventListener');
    const popstates = (spy: jest.SpyInstance) =>
      spy.mock.calls.filter(([type]) => type === 'popstate').length;
    for (let cycle = 0; cycle < cycles; cycle += 1) {
      act(() => openPanel('cart'));
      await waitFor(() => expect(dialogs()).toBe(1), { interval: 2 });
      act(closePanels);
      await waitFor(() => expect(dialogs()).toBe(0), { interval: 2 });
    }
    expect(eventNames.map(listenerCount)).toEqual(before);
    expect(popstates(added)).toBe(cycles);
    expect(popstates(removed)).toBe(cycles);
    unmount();
    stopListening();
    expect(eventNames.map(listenerCount)).toEqual(eventNames.map(() => 0));
    jest.restoreAllMocks();
  },
  60_000,
);
