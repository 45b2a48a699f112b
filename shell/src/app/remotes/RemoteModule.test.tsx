/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
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

test('a remote that fails to load does not affect the page, and a retry loads it', async () => {
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

/** An error of mf-restaurants, which has a map, with the stack of its built script. */
function mapError() {
  const error = new Error('no map to remove');
  error.stack = `${String(error)}\n at remove (https://shop.example/mf/restaurants/abc/7.js:1:2)`;
  return error;
}

/** A host with a widget that its button removes, and that throws while it is removed until `repair` is called. */
function hostOfBrokenMap(others: (Map: ComponentType<{ text: string }>) => ReactNode) {
  let isBroken = true;
  function Map({ text }: { text: string }) {
    useEffect(
      () => () => {
        if (isBroken) throw mapError();
      },
      [],
    );
    return <p>{text}</p>;
  }
  function Host() {
    const [isMapShown, setMapShown] = useState(true);
    return (
      <>
        <button type="button" onClick={() => setMapShown(!isMapShown)}>
          map
        </button>
        {isMapShown && <Map text="карта" />}
        {others(Map)}
      </>
    );
  }
  const remoteModules = createRemoteModules({
    loadRemote: async () => testManifest({ [moduleKey]: Host }),
  });
  const repair = () => {
    isBroken = false;
  };
  return { remoteModules, repair };
}

const removeMap = () => act(async () => userEvent.setup().click(screen.getByRole('button', { name: 'map' })));

test('a widget that throws when its host removes it does not end the host, even repeatedly', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  const now = jest.spyOn(performance, 'now').mockReturnValue(0);
  const { remoteModules, repair } = hostOfBrokenMap(() => null);
  await act(async () => render(slot(remoteModules)));
  for (const removal of [1, 2]) {
    now.mockReturnValue(removal * 2000);
    await removeMap();
    expect(screen.getByText('карта')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Повторить' })).not.toBeInTheDocument();
  }
  repair();
  now.mockRestore();
  error.mockRestore();
});

test('a second widget that throws while its host is rendered again does not end the host', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { remoteModules, repair } = hostOfBrokenMap((Map) => <Map text="ещё карта" />);
  await act(async () => render(slot(remoteModules)));
  await removeMap();
  expect(screen.getByText('ещё карта')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Повторить' })).not.toBeInTheDocument();
  repair();
  error.mockRestore();
});

test('a module that gets the same error of another remote again at once is not rendered forever', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  const Host = () => {
    useEffect(() => {
      throw mapError();
    }, []);
    return <p>ведущий</p>;
  };
  const remoteModules = createRemoteModules({
    loadRemote: async () => testManifest({ [moduleKey]: Host }),
  });
  await act(async () => render(slot(remoteModules)));
  expect(screen.getByRole('button', { name: 'Повторить' })).toBeVisible();
  error.mockRestore();
});

test('a manifest without the module breaks the contract', async () => {
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

describe('a module on the first page and on the next page', () => {
  const showcaseKey = 'widget:content:promo-showcase' as const;
  const Showcase = () => <h2>Из скрипта</h2>;
  const manifest = { ...testManifest({ [showcaseKey]: Showcase }), name: 'content' as const };

  /** Hydrates the module in the server's HTML, then replaces its page by another page in one render. */
  async function openNextPage(
    key: 'widget:content:promo-showcase' | typeof moduleKey,
    remoteModules: RemoteModules,
  ) {
    const page = (address: string) => (
      <RemoteModulesProvider value={remoteModules}>
        <RemoteModule
          key={address}
          moduleKey={key}
          props={{ title: 'Из скрипта' }}
          fallback={null}
          renderError={(retry) => <RemoteModuleFailed onRetry={retry} />}
        />
      </RemoteModulesProvider>
    );
    const container = document.createElement('div');
    container.innerHTML = `<div data-module="${key}"><h2>С сервера</h2></div>`;
    document.body.append(container);
    const root = await act(async () => hydrateRoot(container, page('/promos')));
    expect(screen.getByRole('heading', { name: 'С сервера' })).toBeVisible();
    await act(async () => root.render(page('/')));
    return async () => {
      await act(async () => root.unmount());
      container.remove();
    };
  }

  test('a static module needs no script on the first page, and is loaded for the next page', async () => {
    const loadRemote = jest.fn().mockResolvedValue(manifest);
    const remoteModules = createRemoteModules({ loadRemote, isOnPage: (key) => key === showcaseKey });
    const close = await openNextPage(showcaseKey, remoteModules);
    expect(await screen.findByRole('heading', { name: 'Из скрипта' })).toBeVisible();
    expect(loadRemote).toHaveBeenCalledTimes(1);
    await close();
  });

  test('a module that failed to load is loaded again for the next page', async () => {
    const loadRemote = jest
      .fn()
      .mockRejectedValueOnce(new Error('remote is slow'))
      .mockResolvedValue(testManifest({ [moduleKey]: Recommendations }));
    const remoteModules = createRemoteModules({ loadRemote, isOnPage: (key) => key === moduleKey });
    await remoteModules.load(moduleKey).catch(() => undefined);
    const close = await openNextPage(moduleKey, remoteModules);
    expect(await screen.findByRole('heading', { name: 'Из скрипта' })).toBeVisible();
    expect(loadRemote).toHaveBeenCalledTimes(2);
    await close();
  });

  test('a module that fails again offers a retry', async () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    const loadRemote = jest.fn().mockRejectedValue(new Error('remote is down'));
    const remoteModules = createRemoteModules({ loadRemote, isOnPage: (key) => key === moduleKey });
    await remoteModules.load(moduleKey).catch(() => undefined);
    const close = await openNextPage(moduleKey, remoteModules);
    expect(screen.getByRole('button', { name: 'Повторить' })).toBeVisible();
    expect(loadRemote).toHaveBeenCalledTimes(2);
    await close();
    error.mockRestore();
  });
});

test('only modules of the first page have the page’s time limit, and a retry has the limit of a press', async () => {
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
