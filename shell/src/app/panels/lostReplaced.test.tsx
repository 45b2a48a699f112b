/** @jest-environment jsdom */
import { replacePanel } from '@storefront/contracts';
import { act, screen } from '@testing-library/react';
import { renderPanelLayer } from '../../testing/panelLayer';

let isReachable = false;
jest.mock('../../features/panel-rules/PanelRules', () => {
  if (!isReachable) throw new Error('the network is gone');
  return jest.requireActual<object>('../../features/panel-rules/PanelRules');
});
jest.mock('../../shared/deferred-parts/useIsIdle', () => ({ useIsIdle: () => true }));

test('a panel that opens by a replace request does not fail because of a load on the idle page', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await renderPanelLayer();
  expect(logged).toHaveBeenCalledWith('a part of the page failed', expect.anything(), expect.anything());
  isReachable = true;
  logged.mockClear();
  await act(async () => replacePanel('auth'));
  await screen.findByRole('dialog');
  // A second failure would reload the page.
  expect(logged).not.toHaveBeenCalled();
  logged.mockRestore();
});
