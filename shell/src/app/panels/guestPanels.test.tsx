/** @jest-environment jsdom */
import { emit, isCustomerPanel, type PanelId, panelIds, type Session } from '@storefront/contracts';
import { act, waitFor } from '@testing-library/react';
import { renderInShell } from '@storefront/testing';
import { createRemoteModules } from '../remotes/remoteModules';
import { RemoteModulesProvider } from '../remotes/RemoteModulesContext';
import { Panels } from './Panels';

type Case = [string, Session['status'], PanelId, string];

test.each<Case>([
  ...panelIds
    .filter(isCustomerPanel)
    .map((panel): Case => [`a guest gets the auth panel instead of ${panel}`, 'guest', panel, 'auth']),
  ['a customer gets the profile', 'user', 'profile', 'profile'],
  ['a guest gets a panel that needs no login', 'guest', 'cart', 'cart'],
])('%s', async (_, session, requested, opened) => {
  const remoteModules = createRemoteModules({ loadRemote: () => new Promise(() => undefined) });
  const { stopListening } = renderInShell(
    <RemoteModulesProvider value={remoteModules}>
      <Panels />
    </RemoteModulesProvider>,
    { session },
  );
  // Some of the panels are an order's.
  await act(async () => emit('shell:panel-requested', { panel: requested, params: { id: '7' } }));
  await waitFor(() =>
    expect(
      [...document.querySelectorAll('[data-panel]')].map((sheet) => sheet.getAttribute('data-panel')),
    ).toEqual([opened]),
  );
  stopListening();
});
