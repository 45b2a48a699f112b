/** @jest-environment jsdom */
import { userQuery } from '@storefront/api-client';
import { renderInShell } from '@storefront/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { forStaff } from '../testing/forStaff';
import { testManifest } from '../testing/testManifest';
import { WidgetSlot } from './App';
import { createRemoteModules } from './remotes/remoteModules';
import { RemoteModulesProvider } from './remotes/RemoteModulesContext';

test.each([
  ['a guest', 'guest', null, 0],
  ['a customer without the scope', 'user', 'customer', 0],
  ['a customer with the scope', 'user', 'staff', 1],
] as const)('%s and a widget for the staff', async (_, session, scope, shown) => {
  forStaff.widget('content:news-teaser');
  const Widget = () => <p>Смена до 22:00</p>;
  const widgets = { 'content:news-teaser': async () => ({ default: Widget }) };
  const manifest = { ...testManifest({}), name: 'content' as const, widgets };
  const loadRemote = jest.fn(async () => manifest);
  const { queryClient } = await act(async () =>
    renderInShell(
      <RemoteModulesProvider value={createRemoteModules({ loadRemote })}>
        <WidgetSlot id="content:news-teaser" props={{}} />
      </RemoteModulesProvider>,
      { session, answers: { '/api/user/get-data/': () => ({ id: 1, scope }) } },
    ),
  );
  if (session === 'user') await act(() => queryClient.prefetchQuery(userQuery()));
  await waitFor(() => expect(screen.queryAllByText('Смена до 22:00')).toHaveLength(shown));
  expect(loadRemote.mock.calls.length > 0).toBe(shown > 0);
});
