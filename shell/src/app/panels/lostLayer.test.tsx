/** @jest-environment jsdom */
import { openPanel, preloadPanel } from '@storefront/contracts';
import { act, screen } from '@testing-library/react';
import { type ComponentProps, useEffect } from 'react';
import type PanelHost from '../../features/panel-host/PanelHost';
import { renderPanelLayer } from '../../testing/panelLayer';

let isReachable = false;
const mockOnMount = jest.fn();
jest.mock('../../features/panel-host/PanelHost', () => {
  if (!isReachable) throw new Error('the network is gone');
  const { default: Host } = jest.requireActual<{ default: typeof PanelHost }>(
    '../../features/panel-host/PanelHost',
  );
  return {
    __esModule: true,
    default: function Counted(props: ComponentProps<typeof PanelHost>) {
      useEffect(() => void mockOnMount(), []);
      return <Host {...props} />;
    },
  };
});
jest.mock('../../shared/deferred-parts/useIsIdle', () => ({ useIsIdle: () => true }));

test('a panel is mounted once if its layer failed on the idle page and was loaded before the press', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await renderPanelLayer();
  isReachable = true;
  // The first preload forgets the failure.
  for (const panel of ['auth', 'auth'] as const) await act(async () => preloadPanel(panel));
  await act(async () => openPanel('auth'));
  await screen.findByRole('dialog');
  expect(mockOnMount).toHaveBeenCalledTimes(1);
  logged.mockRestore();
});
