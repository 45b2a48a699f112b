/** @jest-environment jsdom */
import { emit, expectPanel, listenerCount } from '@storefront/contracts';
import { act, render } from '@testing-library/react';
import { RemotePartsProvider } from './remotes/RemotePartsContext';
import { createRemoteParts } from './remotes/remoteParts';
import { testManifest } from './remotes/testManifest';
import { useExpectedPanels } from './useExpectedPanels';

const loadHost = jest.fn();

function Page() {
  useExpectedPanels(loadHost);
  return null;
}

function show(loadRemote: () => Promise<ReturnType<typeof testManifest>>) {
  const forgetRemote = jest.fn();
  const parts = createRemoteParts({ loadRemote, forgetRemote });
  const page = render(
    <RemotePartsProvider value={parts}>
      <Page />
    </RemotePartsProvider>,
  );
  return { parts, forgetRemote, ...page };
}
const there = async () => ({
  ...testManifest({}),
  panels: { product: async () => ({ default: () => null }) },
});

beforeEach(() => loadHost.mockClear());

test('what an expected panel needs is loaded ahead, once', async () => {
  const loadRemote = jest.fn(there);
  const { parts, unmount } = show(loadRemote);
  await act(async () => expectPanel('product'));
  await act(async () => expectPanel('product'));
  expect(parts.peek('panel:product').state).toBe('ready');
  expect(loadHost).toHaveBeenCalled();
  expect(loadRemote).toHaveBeenCalledTimes(1);
  unmount();
  expect(listenerCount('shell:panel-expected')).toBe(0);
});

test('what could not be had is asked for again by the press', async () => {
  const loadRemote = jest.fn(there).mockRejectedValueOnce(new Error('no network'));
  const { parts, forgetRemote } = show(loadRemote);
  await act(async () => expectPanel('product'));
  expect(parts.peek('panel:product').state).toBe('absent');
  // The page lives by that remote: a guess takes nothing of it away.
  expect(forgetRemote).not.toHaveBeenCalled();
  await act(async () => parts.load('panel:product'));
  expect(parts.peek('panel:product').state).toBe('ready');
});

test.each(['restaurants', 'nothing'])('«%s», which nobody has built, is not waited for', async (panel) => {
  const loadRemote = jest.fn(there);
  show(loadRemote);
  await act(async () => emit('shell:panel-expected', { panel }));
  expect(loadRemote).not.toHaveBeenCalled();
  expect(loadHost).not.toHaveBeenCalled();
});
