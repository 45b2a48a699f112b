/** @jest-environment jsdom */
import { backToPreviousPanel, openPanel, type PanelTarget, replacePanel } from '@storefront/contracts';
import { act, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { dialog, expectClosedBy, PanelContent, PanelPage, renderPanels } from '../../testing/panelPage';

/** The cart throws when it is removed, as a map does whose element is gone. */
function Content(target: PanelTarget) {
  const { panel } = target;
  useEffect(
    () => () => {
      if (panel === 'cart') throw new Error('no map to remove');
    },
    [panel],
  );
  return <PanelContent {...target} />;
}

let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => logged.mockRestore());

const openCart = async () => {
  renderPanels('/', <PanelPage renderPanel={(target) => <Content {...target} />} />);
  await act(async () => openPanel('cart'));
  return dialog('cart');
};

const expectReport = () =>
  expect(logged).toHaveBeenCalledWith(
    'a part of the page failed',
    new Error('no map to remove'),
    expect.any(String),
  );

test('after a panel that throws when it is closed, the page can still open panels', async () => {
  await openCart();
  await expectClosedBy(() => act(async () => backToPreviousPanel()));
  expectReport();
  await act(async () => openPanel('contacts'));
  await dialog('contacts');
  await expectClosedBy(() => act(async () => backToPreviousPanel()));
  expect(screen.getByRole('button', { name: 'open' })).toBeVisible();
});

test('a panel that throws while it is replaced does not harm the new panel', async () => {
  const sheet = await openCart();
  await act(async () => replacePanel('contacts'));
  expectReport();
  expect(await dialog('contacts')).toBe(sheet);
});
