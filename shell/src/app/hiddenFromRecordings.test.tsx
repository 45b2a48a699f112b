/** @jest-environment jsdom */
import { openPanel } from '@storefront/contracts';
import { act, render, screen } from '@testing-library/react';
import { renderPanelLayer } from '../testing/panelLayer';
import { testManifest } from '../testing/testManifest';
import { RemoteModule } from './remotes/RemoteModule';
import { createRemoteModules } from './remotes/remoteModules';
import { RemoteModulesProvider } from './remotes/RemoteModulesContext';

const isHidden = (element: Element) => element.closest('.ym-hide-content') !== null;

test('a recording of a visit does not show panels', async () => {
  await renderPanelLayer();
  await act(async () => openPanel('cart'));
  expect(isHidden(await screen.findByRole('dialog'))).toBe(true);
});

test.each([
  ['widget:account:last-order', true],
  ['widget:catalog:recommendations', false],
] as const)(
  'a recording of a visit shows what the account renders neither: %s is hidden: %s',
  async (key, hidden) => {
    const remoteModules = createRemoteModules({
      loadRemote: async () => testManifest({ [key]: () => <p>Роллы</p> }),
    });
    await act(async () =>
      render(
        <RemoteModulesProvider value={remoteModules}>
          <RemoteModule moduleKey={key} props={{}} fallback={null} renderError={() => null} />
        </RemoteModulesProvider>,
      ),
    );
    expect(isHidden(screen.getByText('Роллы'))).toBe(hidden);
  },
);
