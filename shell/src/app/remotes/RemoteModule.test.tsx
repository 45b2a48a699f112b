/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { RemoteModuleFailed } from '../../features/remote-module';
import { RemoteModule } from './RemoteModule';
import { createRemoteModules, MissingModuleError, type RemoteModules } from './remoteModules';
import { RemoteModulesProvider } from './RemoteModulesContext';
import { testManifest } from '../../testing/testManifest';

const moduleKey = 'widget:catalog:recommendations' as const;
const Recommendations = ({ title }: { title: string }) => <h2>{title}</h2>;

function slot(remoteModules: RemoteModules) {
  return (
    <RemoteModulesProvider value={remoteModules}>
      <p>страница жива</p>
      <RemoteModule
        moduleKey={moduleKey}
        props={{ title: 'Рекомендуем' }}
        fallback={<p>загрузка</p>}
        renderError={(retry) => <RemoteModuleFailed onRetry={retry} />}
      />
    </RemoteModulesProvider>
  );
}

test('a module is rendered once its remote has loaded', async () => {
  const remoteModules = createRemoteModules({
    loadRemote: async () => testManifest({ [moduleKey]: Recommendations }),
  });
  await act(async () => render(slot(remoteModules)));
  expect(screen.getByRole('heading', { name: 'Рекомендуем' })).toBeVisible();
});

test('a remote that fails to load leaves the page alive, and a retry loads it', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  const loadRemote = jest
    .fn()
    .mockRejectedValueOnce(new Error('remote is down'))
    .mockResolvedValue(testManifest({ [moduleKey]: Recommendations }));
  const remoteModules = createRemoteModules({ loadRemote });
  await act(async () => render(slot(remoteModules)));
  expect(screen.getByText('страница жива')).toBeVisible();
  await act(async () => userEvent.setup().click(screen.getByRole('button', { name: 'Повторить' })));
  expect(await screen.findByRole('heading', { name: 'Рекомендуем' })).toBeVisible();
  error.mockRestore();
});

test('an error in a module’s component is contained', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  const Broken = () => {
    throw new Error('broken');
  };
  const remoteModules = createRemoteModules({
    loadRemote: async () => testManifest({ [moduleKey]: Broken }),
  });
  await act(async () => render(slot(remoteModules)));
  expect(screen.getByText('страница жива')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Повторить' })).toBeVisible();
  error.mockRestore();
});

test('a manifest without the module is a broken contract', async () => {
  const remoteModules = createRemoteModules({ loadRemote: async () => testManifest({}) });
  await expect(remoteModules.load(moduleKey)).rejects.toThrow(MissingModuleError);
});

test('the server’s HTML of a module that the browser cannot load stays readable', async () => {
  const container = document.createElement('div');
  container.innerHTML = `<p>страница жива</p><div data-module="${moduleKey}" data-owner="catalog"><!--$--><h2>С сервера</h2><!--/$--></div>`;
  document.body.append(container);
  const remoteModules = createRemoteModules({
    loadRemote: () => Promise.reject(new Error('remote is down')),
    isOnPage: (key) => key === moduleKey,
  });
  await remoteModules.load(moduleKey).catch(() => undefined);
  const root = await act(async () => hydrateRoot(container, slot(remoteModules)));
  expect(screen.getByRole('heading', { name: 'С сервера' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Повторить' })).toBeVisible();
  act(() => root.unmount());
  container.remove();
});

test('a static module needs no script where the server rendered it, and is loaded when it is rendered again', async () => {
  const staticKey = 'widget:content:promo-showcase' as const;
  const Showcase = () => <h2>Из скрипта</h2>;
  const loadRemote = jest
    .fn()
    .mockResolvedValue({ ...testManifest({ [staticKey]: Showcase }), name: 'content' });
  const remoteModules = createRemoteModules({ loadRemote, isOnPage: (key) => key === staticKey });
  const page = (isOpen: boolean) => (
    <RemoteModulesProvider value={remoteModules}>
      {isOpen && <RemoteModule moduleKey={staticKey} props={{}} fallback={null} renderError={() => null} />}
    </RemoteModulesProvider>
  );
  const container = document.createElement('div');
  container.innerHTML = `<div data-module="${staticKey}" data-owner="content"><h2>С сервера</h2></div>`;
  document.body.append(container);
  const root = await act(async () => hydrateRoot(container, page(true)));
  expect(screen.getByRole('heading', { name: 'С сервера' })).toBeVisible();
  expect(loadRemote).not.toHaveBeenCalled();

  await act(async () => root.render(page(false)));
  await act(async () => root.render(page(true)));
  expect(await screen.findByRole('heading', { name: 'Из скрипта' })).toBeVisible();
  await act(async () => root.unmount());
  container.remove();
});

test('only what the page arrived with is loaded within the page’s time limit, and a retry is a press', async () => {
  const loadRemote = jest.fn().mockRejectedValue(new Error('remote is slow'));
  const remoteModules = createRemoteModules({ loadRemote, isPartOfPage: (key) => key === moduleKey });
  const load = (key: Parameters<RemoteModules['load']>[0]) => remoteModules.load(key).catch(() => undefined);
  await load(moduleKey);
  await load('panel:search');
  remoteModules.retry(moduleKey);
  await load(moduleKey);
  expect(loadRemote.mock.calls).toEqual([
    ['catalog', true],
    ['catalog', false],
    ['catalog', false],
  ]);
});
