/** @jest-environment jsdom */
import { emit, openPanel } from '@storefront/contracts';
import { act, screen, waitFor } from '@testing-library/react';
import { renderPanelLayer } from '../../testing/panelLayer';

let isReachable = false;
jest.mock('../../features/panel-host/PanelHost', () => {
  if (!isReachable) throw new Error('the network is gone');
  return jest.requireActual<object>('../../features/panel-host/PanelHost');
});

jest.mock('../../features/panel-rules/PanelRules', () => {
  if (!isReachable) throw new Error('the network is gone');
  return jest.requireActual<object>('../../features/panel-rules/PanelRules');
});

test('a panel layer that failed to load is requested again when the next panel opens', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { emitted } = await renderPanelLayer();
  await act(async () => openPanel('cart'));
  await waitFor(() =>
    expect(logged).toHaveBeenCalledWith('a part of the page failed', expect.anything(), expect.anything()),
  );
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  isReachable = true;
  await act(async () => openPanel('take-method'));
  const [lowest] = await screen.findAllByRole('dialog');
  await act(async () => openPanel('order'));
  expect(lowest).toBeInTheDocument();
  // The rules between panels are requested again too: the auth panel closes after the login.
  await act(async () => openPanel('auth'));
  await act(async () => emit('account:logged-in', {}));
  await waitFor(() => expect(emitted('shell:panel-closed')).toEqual([{ panel: 'auth' }]));
  logged.mockRestore();
});
