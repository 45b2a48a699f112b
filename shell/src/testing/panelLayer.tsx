import { renderInShell } from '@storefront/testing';
import { act } from '@testing-library/react';
import { Panels } from '../app/panels/Panels';
import { createRemoteModules } from '../app/remotes/remoteModules';
import { RemoteModulesProvider } from '../app/remotes/RemoteModulesContext';

type LoadRemote = Parameters<typeof createRemoteModules>[0]['loadRemote'];

const neverLoaded: LoadRemote = () => new Promise(() => undefined);
const stops: (() => void)[] = [];

/**
 * Renders only the panels of the app. Without `loadRemote`, remotes never finish loading. The panels stop listening to
 * events after the test.
 */
export async function renderPanelLayer({
  loadRemote = neverLoaded,
  ...options
}: NonNullable<Parameters<typeof renderInShell>[1]> & { loadRemote?: LoadRemote } = {}) {
  const view = await act(async () =>
    renderInShell(
      <RemoteModulesProvider value={createRemoteModules({ loadRemote })}>
        <Panels />
      </RemoteModulesProvider>,
      options,
    ),
  );
  stops.push(view.stopListening);
  return view;
}

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});
