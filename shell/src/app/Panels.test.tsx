/** @jest-environment jsdom */
import { openPanel } from '@storefront/contracts';
import { renderInShell } from '@storefront/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { Panels } from './Panels';
import { createRemoteParts } from './remotes/remoteParts';
import { RemotePartsProvider } from './remotes/RemotePartsContext';

let isReachable = false;
jest.mock('../features/panel-host/PanelHost', () => {
  if (!isReachable) throw new Error('the network is gone');
  return jest.requireActual<object>('../features/panel-host/PanelHost');
});

test('what draws panels and could not be had is asked for by the next panel that is opened', async () => {
  const complain = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const parts = createRemoteParts({ loadRemote: () => new Promise(() => undefined) });
  const { stopListening } = renderInShell(
    <RemotePartsProvider value={parts}>
      <Panels />
    </RemotePartsProvider>,
  );
  await act(async () => openPanel('cart'));
  await waitFor(() =>
    expect(complain).toHaveBeenCalledWith('a part of the page failed', expect.anything(), expect.anything()),
  );
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  isReachable = true;
  await act(async () => openPanel('take-method'));
  const [drawn] = await screen.findAllByRole('dialog');
  await act(async () => openPanel('order'));
  expect(drawn).toBeInTheDocument();
  stopListening();
  complain.mockRestore();
});
