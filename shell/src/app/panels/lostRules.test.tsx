/** @jest-environment jsdom */
import { emit, openPanel } from '@storefront/contracts';
import { act, screen, waitFor } from '@testing-library/react';
import { renderPanelLayer } from '../../testing/panelLayer';

let isReachable = false;
jest.mock('../../features/panel-rules/PanelRules', () => {
  if (!isReachable) throw new Error('the network is gone');
  return jest.requireActual<object>('../../features/panel-rules/PanelRules');
});
jest.mock('../../shared/deferred-parts/useIsIdle', () => ({ useIsIdle: () => true }));

test('rules that failed to load on the idle page are loaded when a panel opens', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { emitted } = await renderPanelLayer();
  expect(logged).toHaveBeenCalledWith('a part of the page failed', expect.anything(), expect.anything());
  isReachable = true;
  logged.mockClear();
  await act(async () => openPanel('auth'));
  await screen.findByRole('dialog');
  // A second failure would reload the page.
  expect(logged).not.toHaveBeenCalled();
  await act(async () => emit('account:logged-in', {}));
  await waitFor(() => expect(emitted('shell:panel-closed')).toEqual([{ panel: 'auth' }]));
  logged.mockRestore();
});
