/** @jest-environment jsdom */
import {
  backToFirstStep,
  backToPreviousPanel,
  closePanels,
  emit,
  on,
  openPanel,
  replacePanel,
} from '@storefront/contracts';
import { listenerCount } from '@storefront/contracts/testing';
import { eventNames } from '@storefront/contracts/events';
import { renderInShell } from '@storefront/testing';
import { act, screen, waitFor, waitForElementToBeRemoved } from '@testing-library/react';
import { usePanelStack } from '../../features/panel-stack';
import { browserBack, dialog, expectClosedBy, PanelPage, renderPanels } from '../../testing/panelPage';

/** The panel stack without sheets, which are slow to render. */
function BareStack() {
  return usePanelStack().panels.map(({ panel }) => <div key={panel} role="dialog" />);
}

const browserForward = () => act(async () => window.history.forward());

test('Back returns to the panel below, Forward opens it again', async () => {
  const { user, emittedEvents } = renderPanels();
  await user.click(screen.getByRole('button', { name: 'open' }));
  const cart = await dialog('cart');
  await user.click(screen.getByRole('button', { name: 'go on' }));
  await dialog('order');
  await browserBack();
  await waitFor(() => expect(screen.getAllByRole('dialog')).toEqual([cart]));
  await dialog('cart');
  await expectClosedBy(browserBack);
  await browserForward();
  await dialog('cart');
  const emitted = emittedEvents.filter(
    ({ name }) => name === 'shell:panel-opened' || name === 'shell:panel-closed',
  );
  expect(emitted.map(({ name, payload }) => [name, (payload as { panel: string }).panel])).toEqual([
    ['shell:panel-opened', 'cart'],
    ['shell:panel-opened', 'order'],
    ['shell:panel-closed', 'order'],
    ['shell:panel-closed', 'cart'],
    ['shell:panel-opened', 'cart'],
  ]);
});

test('a linked panel opens by its address, and closing it cleans the address', async () => {
  renderPanels('/menu?panel=product&panel.group=supy&panel.slug=miso');
  await dialog('product miso');
  const before = window.history.length;
  await expectClosedBy(() => act(backToPreviousPanel));
  expect(window.location.search).toBe('');
  expect(window.history.length).toBe(before);
});

test('an open panel is in the address, and a reload finds the whole stack', async () => {
  const { user, unmount } = renderPanels();
  await user.click(screen.getByRole('button', { name: 'open' }));
  await dialog('cart');
  act(() => openPanel('product', { group: 'supy', slug: 'ramen' }));
  await dialog('product ramen');
  expect(window.location.search).toBe('?panel=product&panel.group=supy&panel.slug=ramen');
  const { state } = window.history;
  unmount();
  const url = window.location.pathname + window.location.search;
  const reloaded = renderPanels(url);
  act(() => {
    window.history.replaceState(state, '', url);
    window.dispatchEvent(new PopStateEvent('popstate', { state }));
  });
  await dialog('product ramen');
  await waitFor(() => expect(reloaded.baseElement.querySelectorAll('[role=dialog]')).toHaveLength(2));
});

test('closing all panels over a linked panel leads to the page without panels', async () => {
  renderPanels('/menu?panel=product&panel.group=supy&panel.slug=miso');
  await dialog('product miso');
  act(() => openPanel('cart'));
  await dialog('cart');
  act(() => openPanel('order'));
  await dialog('order');
  await expectClosedBy(() => act(closePanels));
  await waitFor(() => expect(window.location.search).toBe(''));
});

test('closing every panel and opening another in the same task works', async () => {
  const { user } = renderPanels();
  await user.click(screen.getByRole('button', { name: 'open' }));
  await dialog('cart');
  await user.click(screen.getByRole('button', { name: 'go on' }));
  await dialog('order');
  act(() => {
    closePanels();
    openPanel('order-monitoring', { id: '7' });
  });
  expect(await dialog('order-monitoring')).toBeVisible();
  await expectClosedBy(browserBack);
});

test('a panel that changes its own address while it closes stays closed', async () => {
  const { user } = renderPanels();
  await user.click(screen.getByRole('button', { name: 'open' }));
  await dialog('cart');
  act(() => openPanel('stories', { slug: 'ramen' }));
  await dialog('stories ramen');
  await expectClosedBy(() =>
    act(() => {
      closePanels();
      replacePanel('stories', { slug: 'poke' });
    }),
  );
  expect(window.location.search).toBe('');
});

test('a link inside a panel that also closes the panels only navigates', async () => {
  const { user } = renderPanels();
  await user.click(screen.getByRole('button', { name: 'open' }));
  await dialog('cart');
  await expectClosedBy(() => user.click(screen.getByRole('link', { name: 'to the menu' })));
  expect(window.location.pathname).toBe('/menu');
});

test('a replaced panel is gone, and Back skips it', async () => {
  const { user } = renderPanels();
  await user.click(screen.getByRole('button', { name: 'open' }));
  await dialog('cart');
  act(() => replacePanel('order'));
  await dialog('order');
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  await expectClosedBy(browserBack);
});

test.each([
  ['on the page', 1, () => closePanels()],
  ['on the panel below', 2, () => backToPreviousPanel()],
])('what asks for another panel in its place while it leaves opens none %s', async (_, count, leave) => {
  const { user } = renderPanels();
  await user.click(screen.getByRole('button', { name: 'open' }));
  const cart = await dialog('cart');
  if (count === 2) await user.click(screen.getByRole('button', { name: 'go on' }));
  const top = count === 2 ? await dialog('order') : cart;
  const isGone = waitForElementToBeRemoved(top);
  act(leave);
  // The browser is going back. A late answer or a timer of the panel arrives now.
  await act(async () => undefined);
  act(() => replacePanel('order-monitoring', { id: '7' }));
  await isGone;
  expect(screen.queryAllByRole('dialog')).toEqual(count === 2 ? [await dialog('cart')] : []);
});

test('a listener of the closing of a panel may replace the panel below', async () => {
  const { user } = renderPanels();
  await user.click(screen.getByRole('button', { name: 'open' }));
  await dialog('cart');
  await user.click(screen.getByRole('button', { name: 'go on' }));
  await dialog('order');
  const stop = on('shell:panel-closed', () => {
    stop();
    replacePanel('order-monitoring', { id: '7' });
  });
  act(() => backToPreviousPanel());
  expect(await dialog('order-monitoring')).toBeVisible();
});

test('a request that fits no panel opens nothing', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  renderPanels();
  act(() => emit('shell:panel-requested', { panel: 'product', params: {} }));
  await act(async () => undefined);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(logged).toHaveBeenCalledWith('no panel fits the request for product', {});
  logged.mockRestore();
});

test.each([
  ['the stack alone', 20, <BareStack key="bare" />],
  ['with its sheets', 4, <PanelPage key="page" />],
])('opening and closing panels repeatedly, %s leaves no listener', async (_, cycles, element) => {
  const { unmount, stopListening, baseElement } = renderInShell(element);
  const dialogs = () => baseElement.querySelectorAll('[role=dialog]').length;
  const before = eventNames.map(listenerCount);
  const added = jest.spyOn(window, 'addEventListener');
  const removed = jest.spyOn(window, 'removeEventListener');
  const popstates = (spy: jest.SpyInstance) => spy.mock.calls.filter(([type]) => type === 'popstate').length;
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
});

test('a step back that is requested twice leaves the panel open in its first history entry', async () => {
  const { stopListening } = renderInShell(<BareStack />);
  const isSecondStep = () => JSON.stringify(window.history.state).includes('"step":"flat"');
  act(() => openPanel('take-method'));
  await screen.findByRole('dialog');
  act(() => openPanel('take-method', { step: 'flat' }));
  await waitFor(() => expect(isSecondStep()).toBe(true));
  act(backToFirstStep);
  act(backToFirstStep);
  await waitFor(() => expect(isSecondStep()).toBe(false));
  // If the second request had gone back too, this request would leave the page.
  act(() => openPanel('cart'));
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(2));
  await browserBack();
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
  await expectClosedBy(browserBack);
  stopListening();
});

test('a panel opens a second after a request to go back that the browser does not carry out', async () => {
  renderPanels('/', <BareStack />);
  act(() => openPanel('cart'));
  await screen.findByRole('dialog');
  const go = jest.spyOn(window.history, 'go').mockReturnValue(undefined);
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  await act(async () => closePanels());
  await act(async () => openPanel('order'));
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  await act(async () => jest.advanceTimersByTime(1000));
  expect(screen.getAllByRole('dialog')).toHaveLength(2);
  jest.useRealTimers();
  go.mockRestore();
});
