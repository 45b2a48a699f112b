/** @jest-environment jsdom */
import { isCustomerPanel, openPanel, panelIds, type PlainPanelId, type Session } from '@storefront/contracts';
import { act, waitFor } from '@testing-library/react';
import { renderInShell } from '@storefront/testing';
import { createRemoteModules } from '../remotes/remoteModules';
import { RemoteModulesProvider } from '../remotes/RemoteModulesContext';
import { Panels } from './Panels';

// A customer's panel has no parameters.
const customerPanels = panelIds.filter(isCustomerPanel) as PlainPanelId[];

type Case = [string, Session['status'], PlainPanelId, string];

test.each<Case>([
  ...customerPanels.map(
    (panel): Case => [`a guest gets the auth panel instead of ${panel}`, 'guest', panel, 'auth'],
  ),
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
  await act(async () => openPanel(requested));
  await waitFor(() =>
    expect(
      [...document.querySelectorAll('[data-panel]')].map((sheet) => sheet.getAttribute('data-panel')),
    ).toEqual([opened]),
  );
  stopListening();
});
