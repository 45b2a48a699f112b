/** @jest-environment jsdom */
import { renderInShell } from '@storefront/testing';
import { act, screen } from '@testing-library/react';
import { PageLayout } from './PageLayout';
import { createRemoteModules } from './remotes/remoteModules';
import { RemoteModulesProvider } from './remotes/RemoteModulesContext';
import { SiteProvider } from './state/SiteContext';

const isIdle = jest.fn(() => true);
jest.mock('../shared/deferred-parts/useIsIdle', () => ({ useIsIdle: () => isIdle() }));
jest.mock('./Dock', () => ({
  Dock: ({ toolbar = 'shown' }) => <p data-toolbar={toolbar}>Док</p>,
}));
jest.mock('./BackgroundServices', () => ({ BackgroundServices: () => null }));

const remoteModules = createRemoteModules({ loadRemote: () => new Promise(() => {}) });

const open = (url: string) =>
  act(async () =>
    renderInShell(
      <RemoteModulesProvider value={remoteModules}>
        <SiteProvider value={{ origin: 'https://shop.example', mainPageMeta: [], releases: {} }}>
          <PageLayout error={undefined} year={2026} footer={<footer>Подвал</footer>} />
        </SiteProvider>
      </RemoteModulesProvider>,
      { url },
    ),
  );
const dock = () => screen.queryByText('Док');

test('the dock stands between the footer and the toolbar', async () => {
  await open('/menu');
  expect(dock()?.compareDocumentPosition(screen.getByRole('contentinfo'))).toBe(
    Node.DOCUMENT_POSITION_PRECEDING,
  );
  expect(dock()?.compareDocumentPosition(screen.getByRole('button', { name: 'Заказ' }))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});

test.each([
  ['a page', '/menu', 'shown'],
  ['a page without the toolbar', '/promos/moti', 'hidden'],
  ['a page without the toolbar on phones', '/menu/rolly/maki', 'hidden-on-phone'],
])('the dock of %s knows its toolbar', async (_, url, toolbar) => {
  await open(url);
  expect(dock()).toHaveAttribute('data-toolbar', toolbar);
});

test('the empty layout has no dock', async () => {
  await open('/web_menu');
  expect(dock()).toBeNull();
});

test('a page that is still loading has no dock', async () => {
  isIdle.mockReturnValue(false);
  await open('/menu');
  expect(dock()).toBeNull();
});
