/** @jest-environment jsdom */
import { emit, preloadPanel } from '@storefront/contracts';
import { listenerCount } from '@storefront/contracts/testing';
import { act, render } from '@testing-library/react';
import { createRemoteModules } from '../remotes/remoteModules';
import { RemoteModulesProvider } from '../remotes/RemoteModulesContext';
import { testManifest } from '../../testing/testManifest';
import { useExpectedPanels } from './useExpectedPanels';

const preloadHost = jest.fn();

function Page() {
  useExpectedPanels(preloadHost);
  return null;
}

function renderPage(loadRemote: () => Promise<ReturnType<typeof testManifest>>) {
  const forgetRemote = jest.fn();
  const remoteModules = createRemoteModules({ loadRemote, forgetRemote });
  const page = render(
    <RemoteModulesProvider value={remoteModules}>
      <Page />
    </RemoteModulesProvider>,
  );
  return { remoteModules, forgetRemote, ...page };
}
const loadManifest = async () => ({
  ...testManifest({}),
  panels: { product: async () => ({ default: () => null }) },
});

beforeEach(() => preloadHost.mockClear());

test('an expected panel is preloaded once', async () => {
  const loadRemote = jest.fn(loadManifest);
  const { remoteModules, unmount } = renderPage(loadRemote);
  await act(async () => preloadPanel('product'));
  await act(async () => preloadPanel('product'));
  expect(remoteModules.peek('panel:product').state).toBe('ready');
  expect(preloadHost).toHaveBeenCalled();
  expect(loadRemote).toHaveBeenCalledTimes(1);
  unmount();
  expect(listenerCount('shell:panel-expected')).toBe(0);
});

test('a panel whose preload failed is requested again when it is opened', async () => {
  const loadRemote = jest.fn(loadManifest).mockRejectedValueOnce(new Error('no network'));
  const { remoteModules, forgetRemote } = renderPage(loadRemote);
  await act(async () => preloadPanel('product'));
  expect(remoteModules.peek('panel:product').state).toBe('absent');
  // The page may use other modules of that remote: a failed preload does not forget it.
  expect(forgetRemote).not.toHaveBeenCalled();
  await act(async () => remoteModules.load('panel:product'));
  expect(remoteModules.peek('panel:product').state).toBe('ready');
});

test('a panel that is not built is not preloaded', async () => {
  const loadRemote = jest.fn(loadManifest);
  renderPage(loadRemote);
  await act(async () => emit('shell:panel-expected', { panel: 'nothing' }));
  expect(loadRemote).not.toHaveBeenCalled();
  expect(preloadHost).not.toHaveBeenCalled();
});
