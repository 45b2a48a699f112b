/** @jest-environment jsdom */
import {
  BrandProvider,
  openPanel,
  type PanelTarget,
  replacePanel,
  useIsTopPanel,
} from '@storefront/contracts';
import { testBrand } from '@storefront/testing';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import PanelHost from '../../features/panel-host/PanelHost';
import {
  browserBack,
  dialog,
  expectClosedBy,
  PanelContent,
  PanelPage,
  renderPanels,
} from '../../testing/panelPage';

test('a panel is named by its title, takes the focus and gives it back to its opener', async () => {
  const { user } = renderPanels();
  await user.click(screen.getByRole('button', { name: 'open' }));
  const cart = await dialog('cart');
  expect(cart).toHaveFocus();
  await user.tab();
  expect(cart).toContainElement(document.activeElement as HTMLElement);
  await expectClosedBy(() => user.keyboard('{Escape}'));
  await waitFor(() => expect(screen.getByRole('button', { name: 'open' })).toHaveFocus());
});

test('a button that is clicked without being focused, as in Safari, gets the focus back too', async () => {
  const { user } = renderPanels();
  fireEvent.click(screen.getByRole('button', { name: 'open' }));
  expect(document.body).toHaveFocus();
  await dialog('cart');
  await expectClosedBy(() => user.keyboard('{Escape}'));
  await waitFor(() => expect(screen.getByRole('button', { name: 'open' })).toHaveFocus());
});

test('a click beside the panel closes it', async () => {
  const { user, baseElement } = renderPanels();
  await user.click(screen.getByRole('button', { name: 'open' }));
  await dialog('cart');
  await expectClosedBy(() => user.click(baseElement.querySelector('[data-tint]') as Element));
  expect(screen.getByRole('button', { name: 'open' })).toHaveFocus();
});

test('the page behind is inert while a panel is open', async () => {
  const { user, container } = renderPanels();
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

test('Escape closes the top panel, and only the top panel is interactive', async () => {
  const { user } = renderPanels();
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
  renderPanels('/', <PanelHost stack={panels} renderPanel={(target) => <PanelContent {...target} />} />);
  expect(await dialog('order')).toBeInTheDocument();
});

test('each panel knows whether it is on top, also after a reload and while it leaves', async () => {
  const stack: PanelTarget[] = [
    { panel: 'cart', params: {} },
    { panel: 'order', params: {} },
  ];
  function Content({ panel }: PanelTarget) {
    return <p>{`${panel}: ${useIsTopPanel() ? 'on top' : 'not on top'}`}</p>;
  }
  const host = (count: number) => (
    <BrandProvider value={testBrand}>
      <PanelHost
        stack={{ panels: stack.slice(0, count), openerOf: () => undefined }}
        renderPanel={(target) => <Content {...target} />}
      />
    </BrandProvider>
  );
  const { rerender } = render(host(2));
  expect(screen.getByText('cart: not on top')).toBeInTheDocument();
  expect(screen.getByText('order: on top')).toBeInTheDocument();
  await act(async () => rerender(host(1)));
  expect(screen.getByText('cart: on top')).toBeInTheDocument();
  expect(screen.queryByText('order: on top')).not.toBeInTheDocument();
});

test('a panel that replaces a panel that was dragged away is not displaced', async () => {
  const { user } = renderPanels();
  await user.click(screen.getByRole('button', { name: 'open' }));
  const cart = await dialog('cart');
  // The style that a drag leaves; jsdom has no pointers.
  cart.style.setProperty('transform', 'translateX(200px)');
  act(() => replacePanel('order'));
  expect(await dialog('order')).toBe(cart);
  expect(cart.style.transform).toBe('');
});

test('when the opener of a panel is gone, the focus returns to the panel below and not to the page', async () => {
  const { user } = renderPanels();
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
  const { user, baseElement } = renderPanels();
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
  const { user } = renderPanels('/', <PanelPage renderPanel={() => <p role="alert">failed</p>} />);
  await user.click(screen.getByRole('button', { name: 'open' }));
  expect(await screen.findByRole('dialog', { name: 'Не удалось загрузить' })).toHaveTextContent('failed');
  await expectClosedBy(() => user.click(screen.getByRole('button', { name: 'Закрыть' })));
});

test('a panel is named as loading, then as failed, and after a retry by its title', async () => {
  const stages = [
    <p key="loading" aria-busy="true" />,
    <p key="failed" role="alert" />,
    <h2 key="ready">Корзина</h2>,
  ];
  let showNext = () => {};
  function Content() {
    const [stage, setStage] = useState(0);
    showNext = () => setStage(stage + 1);
    return stages[stage];
  }
  const { user } = renderPanels('/', <PanelPage renderPanel={() => <Content />} />);
  await user.click(screen.getByRole('button', { name: 'open' }));
  for (const name of ['Загружаем', 'Не удалось загрузить', 'Корзина']) {
    expect(await screen.findByRole('dialog', { name })).toBeVisible();
    act(() => showNext());
  }
});
