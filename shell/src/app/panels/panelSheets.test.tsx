/** @jest-environment jsdom */
import { openPanel, type PanelTarget, replacePanel } from '@storefront/contracts';
import { renderInShell } from '@storefront/testing';
import { act, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import PanelHost from '../../features/panel-host/PanelHost';
import { usePanelStack } from '../../features/panel-stack';

function PanelContent({ panel, params }: PanelTarget) {
  return (
    <div>
      <h2>{`panel ${panel} ${'slug' in params ? params.slug : ''}`.trim()}</h2>
      <button type="button" onClick={() => openPanel('order')}>
        go on
      </button>
    </div>
  );
}

function Page({ renderPanel = PanelContent }: { renderPanel?: (target: PanelTarget) => ReactNode }) {
  const stack = usePanelStack();
  return (
    <>
      <main tabIndex={-1}>
        <button type="button" onClick={() => openPanel('cart')}>
          open
        </button>
      </main>
      <PanelHost stack={stack} renderPanel={(target) => renderPanel(target)} />
    </>
  );
}

const stops: (() => void)[] = [];
const renderAt = (url = '/') => {
  const view = renderInShell(<Page />, { url });
  stops.push(view.stopListening);
  return view;
};
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});
const dialog = (name: string) => screen.findByRole('dialog', { name: `panel ${name}` });
/** Requires an open panel, does what closes it, and waits until no panel is left. */
async function expectClosedBy(close: () => unknown) {
  const open = screen.getAllByRole('dialog');
  await close();
  await waitFor(() => expect(open.filter(({ isConnected }) => isConnected)).toEqual([]));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
}
const browserBack = () => act(async () => window.history.back());

test('a panel is named by its title, takes the focus and gives it back to its opener', async () => {
  const { user } = renderAt();
  await user.click(screen.getByRole('button', { name: 'open' }));
  const cart = await dialog('cart');
  expect(cart).toHaveFocus();
  await user.tab();
  expect(cart).toContainElement(document.activeElement as HTMLElement);
  await expectClosedBy(() => user.keyboard('{Escape}'));
  await waitFor(() => expect(screen.getByRole('button', { name: 'open' })).toHaveFocus());
});

test('a click beside the panel closes it', async () => {
  const { user, baseElement } = renderAt();
  await user.click(screen.getByRole('button', { name: 'open' }));
  await dialog('cart');
  await expectClosedBy(() => user.click(baseElement.querySelector('[data-tint]') as Element));
  expect(screen.getByRole('button', { name: 'open' })).toHaveFocus();
});

test('the page behind is inert while a panel is open', async () => {
  const { user, container } = renderAt();
  await user.click(screen.getByRole('button', { name: 'open' }));
  await dialog('cart');
  await waitFor(() => expect(container).toHaveAttribute('inert'));
  // `aria-modal` would hide the toasts from screen readers; `inert` on the page is enough.
  expect(screen.getByRole('dialog')).not.toHaveAttribute('aria-modal');
  expect(document.documentElement).toHaveStyle({ overflow: 'hidden' });
  await expectClosedBy(browserBack);
  expect(container).not.toHaveAttribute('inert');
  expect(document.documentElement).not.toHaveStyle({ overflow: 'hidden' });
});

test('Escape closes the top panel, and only that one is interactive', async () => {
  const { user } = renderAt();
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
  const view = renderInShell(
    <PanelHost stack={panels} renderPanel={(target) => <PanelContent {...target} />} />,
  );
  stops.push(view.stopListening);
  expect(await dialog('order')).toBeInTheDocument();
});

test('a panel that replaces one that was dragged away is not displaced', async () => {
  const { user } = renderAt();
  await user.click(screen.getByRole('button', { name: 'open' }));
  const cart = await dialog('cart');
  // As a drag leaves it; jsdom has no pointers.
  cart.style.setProperty('transform', 'translateX(200px)');
  act(() => replacePanel('order'));
  expect(await dialog('order')).toBe(cart);
  expect(cart.style.transform).toBe('');
});

test('when the opener of a panel is gone, the focus returns to the panel below and not to the page', async () => {
  const { user } = renderAt();
  await user.click(screen.getByRole('button', { name: 'open' }));
  const cart = await dialog('cart');
  const opener = screen.getByRole('button', { name: 'go on' });
  await user.click(opener);
  await dialog('order');
  opener.remove();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(cart).toHaveFocus());
});

test('the lowest of three panels is hidden', async () => {
  const { user, baseElement } = renderAt();
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

test('the host shows a close button until the panel renders its own header', async () => {
  const { user, stopListening } = renderInShell(<Page renderPanel={() => <p role="alert">failed</p>} />);
  stops.push(stopListening);
  await user.click(screen.getByRole('button', { name: 'open' }));
  expect(await screen.findByRole('dialog', { name: 'Загружаем' })).toHaveTextContent('failed');
  await expectClosedBy(() => user.click(screen.getByRole('button', { name: 'Закрыть' })));
});
