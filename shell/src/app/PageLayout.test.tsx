/** @jest-environment jsdom */
import { renderInShell } from '@storefront/testing';
import { screen } from '@testing-library/react';
import { PageLayout } from './PageLayout';
import { createRemoteModules } from './remotes/remoteModules';
import { RemoteModulesProvider } from './remotes/RemoteModulesContext';
import { SiteProvider } from './state/SiteContext';

jest.mock('../shared/idle/useIsIdle', () => ({ useIsIdle: () => false }));

const remoteModules = createRemoteModules({ loadRemote: () => new Promise(() => {}) });

function open(url: string) {
  renderInShell(
    <RemoteModulesProvider value={remoteModules}>
      <SiteProvider value={{ origin: 'https://shop.example', mainPageMeta: [] }}>
        <PageLayout error={undefined} year={2026} footer={<footer>Подвал</footer>} />
      </SiteProvider>
    </RemoteModulesProvider>,
    { url, answers: { '/api/app/settings/': () => [] } },
  );
  const toolbar = screen.queryByRole('button', { name: 'Заказ' });
  return {
    header: screen.queryByRole('banner') !== null,
    footer: screen.queryByRole('contentinfo') !== null,
    toolbar: toolbar?.closest('[data-hidden-on-phone]')?.getAttribute('data-hidden-on-phone') ?? 'none',
  };
}

const around = { header: true, footer: true };

test.each([
  ['the default layout', '/menu', { ...around, toolbar: 'false' }],
  ['the bonus layout, like the default one', '/about/bonus-program', { ...around, toolbar: 'false' }],
  ['the empty layout', '/web_menu', { header: false, footer: false, toolbar: 'none' }],
  ['a promotion, without the toolbar', '/promos/moti', { ...around, toolbar: 'none' }],
  ['a product, without the toolbar on phones', '/menu/rolly/maki', { ...around, toolbar: 'true' }],
  ['an unknown address', '/menu/a/b/c', { ...around, toolbar: 'false' }],
])('%s', (_, url, expected) => {
  expect(open(url)).toEqual(expected);
});

test('a page that is still loading is marked in <main>: it has no reading place yet', () => {
  open('/menu');
  expect(screen.getByRole('main').querySelector('[data-page-skeleton]')).not.toBeNull();
});
