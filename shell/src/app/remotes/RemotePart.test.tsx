/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { PartFailed } from '../../features/remote-part';
import { RemotePart } from './RemotePart';
import { RemotePartsProvider } from './RemotePartsContext';
import { createRemoteParts, MissingPartError, type RemoteParts } from './remoteParts';
import { testManifest } from './testManifest';

const part = 'widget:catalog:recommendations' as const;
const Recommendations = ({ title }: { title: string }) => <h2>{title}</h2>;

function slot(parts: RemoteParts) {
  return (
    <RemotePartsProvider value={parts}>
      <p>страница жива</p>
      <RemotePart
        part={part}
        props={{ title: 'Рекомендуем' }}
        fallback={<p>загрузка</p>}
        failed={(retry) => <PartFailed onRetry={retry} />}
      />
    </RemotePartsProvider>
  );
}

test('a part is drawn once its remote is there', async () => {
  const parts = createRemoteParts({ loadRemote: async () => testManifest({ [part]: Recommendations }) });
  await act(async () => render(slot(parts)));
  expect(screen.getByRole('heading', { name: 'Рекомендуем' })).toBeVisible();
});

test('a remote that cannot be had leaves the page alive, and a second try may bring it', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  const loadRemote = jest
    .fn()
    .mockRejectedValueOnce(new Error('remote is down'))
    .mockResolvedValue(testManifest({ [part]: Recommendations }));
  const parts = createRemoteParts({ loadRemote });
  await act(async () => render(slot(parts)));
  expect(screen.getByText('страница жива')).toBeVisible();
  await act(async () => userEvent.setup().click(screen.getByRole('button', { name: 'Повторить' })));
  expect(await screen.findByRole('heading', { name: 'Рекомендуем' })).toBeVisible();
  error.mockRestore();
});

test('a part whose component throws is contained', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  const Broken = () => {
    throw new Error('broken');
  };
  const parts = createRemoteParts({ loadRemote: async () => testManifest({ [part]: Broken }) });
  await act(async () => render(slot(parts)));
  expect(screen.getByText('страница жива')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Повторить' })).toBeVisible();
  error.mockRestore();
});

test('a manifest without the part is a broken contract', async () => {
  const parts = createRemoteParts({ loadRemote: async () => testManifest({}) });
  await expect(parts.load(part)).rejects.toThrow(MissingPartError);
});

test('server HTML of a part that the browser cannot load stays readable', async () => {
  const container = document.createElement('div');
  container.innerHTML = `<p>страница жива</p><div data-part="${part}" data-owner="catalog"><!--$--><h2>С сервера</h2><!--/$--></div>`;
  document.body.append(container);
  const parts = createRemoteParts({
    loadRemote: () => Promise.reject(new Error('remote is down')),
    isOnPage: (key) => key === part,
  });
  await parts.load(part).catch(() => undefined);
  const root = await act(async () => hydrateRoot(container, slot(parts)));
  expect(screen.getByRole('heading', { name: 'С сервера' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Повторить' })).toBeVisible();
  act(() => root.unmount());
  container.remove();
});

test('a static part needs no script where the server drew it, and is loaded when it comes again', async () => {
  const still = 'widget:content:promo-showcase' as const;
  const Showcase = () => <h2>Из скрипта</h2>;
  const loadRemote = jest.fn().mockResolvedValue({ ...testManifest({ [still]: Showcase }), name: 'content' });
  const parts = createRemoteParts({ loadRemote, isOnPage: (key) => key === still });
  const page = (isOpen: boolean) => (
    <RemotePartsProvider value={parts}>
      {isOpen && <RemotePart part={still} props={{}} fallback={null} failed={() => null} />}
    </RemotePartsProvider>
  );
  const container = document.createElement('div');
  container.innerHTML = `<div data-part="${still}" data-owner="content"><h2>С сервера</h2></div>`;
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
