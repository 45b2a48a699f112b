/** @jest-environment jsdom */
import { userQuery } from '@storefront/api-client';
import {
  backToPreviousPanel,
  closePanels,
  emit,
  isCustomerPanel,
  openPanel,
  type PanelId,
  panelIds,
  type Session,
} from '@storefront/contracts';
import { act, screen, waitFor } from '@testing-library/react';
import { renderInShell } from '@storefront/testing';
import { usePanelStack } from '../../features/panel-stack';
import { forStaff } from '../../testing/forStaff';
import { renderPanelLayer } from '../../testing/panelLayer';

type Case = [string, Session['status'], PanelId, string];

test.each<Case>([
  ...panelIds
    .filter(isCustomerPanel)
    .map((panel): Case => [`a guest gets the auth panel instead of ${panel}`, 'guest', panel, 'auth']),
  ['a customer gets the profile', 'user', 'profile', 'profile'],
  ['a guest gets a panel that needs no login', 'guest', 'cart', 'cart'],
])('%s', async (_, session, requested, opened) => {
  await renderPanelLayer({ session });
  // Some of the panels need the id of an order.
  await act(async () => emit('shell:panel-requested', { panel: requested, params: { id: '7' } }));
  await waitFor(() =>
    expect(
      [...document.querySelectorAll('[data-panel]')].map((sheet) => sheet.getAttribute('data-panel')),
    ).toEqual([opened]),
  );
});

test.each([
  ['staff', 'contacts'],
  ['customer', 'auth'],
  [null, 'auth'],
])('a customer with the scope %p opens %s where a panel is for the staff', async (scope, opened) => {
  forStaff.panel('contacts');
  const answers = { '/api/user/get-data/': () => ({ id: 1, scope }) };
  const { queryClient } = await renderPanelLayer({ session: 'user', answers });
  await act(() => queryClient.prefetchQuery(userQuery()));
  await act(async () => openPanel('contacts'));
  await waitFor(() =>
    expect(document.querySelector('[data-panel]')?.getAttribute('data-panel')).toBe(opened),
  );
});

/** The panels that a guest sees, without sheets. */
function GuestPanels() {
  const { panels } = usePanelStack({
    redirectPanel: (panel) => (isCustomerPanel(panel) ? 'auth' : undefined),
  });
  return panels.map(({ panel }) => <div key={panel} role="dialog" aria-label={panel} />);
}

/** A customer has opened the profile over a linked product and logged out in another tab; Back leads here again. */
async function comeBackAsGuest() {
  const { emitted, stopListening } = renderInShell(<GuestPanels />, {
    url: '/menu?panel=product&panel.group=supy&panel.slug=miso',
  });
  const linked = { panel: 'product', params: { group: 'supy', slug: 'miso' } };
  const state = { usr: { panels: { stack: [linked, { panel: 'profile', params: {} }], pushed: 1 } } };
  await act(async () => {
    window.history.pushState(state, '', '/menu');
    window.dispatchEvent(new PopStateEvent('popstate', { state }));
  });
  expect(screen.getByRole('dialog')).toHaveAccessibleName('product');
  return { emitted, stopListening };
}

test.each([
  ['the cross', closePanels],
  ['the arrow', backToPreviousPanel],
])('%s closes a linked panel below one that a guest may not see', async (_, close) => {
  const { emitted, stopListening } = await comeBackAsGuest();
  act(close);
  await waitFor(() => expect(emitted('shell:panel-closed')).toContainEqual({ panel: 'product' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  stopListening();
});

test('closing a panel that a guest has opened over hidden panels closes the linked panel too', async () => {
  const { emitted, stopListening } = await comeBackAsGuest();
  await act(async () => openPanel('cart'));
  expect(screen.getByRole('dialog', { name: 'cart' })).toBeVisible();
  act(closePanels);
  await waitFor(() => expect(emitted('shell:panel-closed')).toContainEqual({ panel: 'product' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  stopListening();
});
