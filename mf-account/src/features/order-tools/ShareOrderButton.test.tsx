/** @jest-environment jsdom */
import { renderInShell } from '@storefront/testing';
import { screen, waitFor } from '@testing-library/react';
import { ShareOrderButton } from './ShareOrderButton';

const token = 'b2b1c7de-0000-4000-8000-000000000000';
const link = `http://localhost/monitoring/48213?share=${token}`;
const renderButton = (share_token: string | null) => {
  return renderInShell(<ShareOrderButton order={{ id: 48213, share_token }} title="Заказ № 48 213" />);
};
const press = async ({ user }: ReturnType<typeof renderButton>) =>
  user.click(screen.getByRole('button', { name: 'Поделиться' }));
const setShare = (share: () => Promise<void>) =>
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
afterEach(() => void Reflect.deleteProperty(navigator, 'share'));

test('is absent on a back end without shared links', () => {
  const { container } = renderButton(null);
  expect(container).toBeEmptyDOMElement();
});

test('opens the system’s dialog with the link', async () => {
  const share = jest.fn().mockResolvedValue(undefined);
  setShare(share);
  const view = renderButton(token);
  await press(view);
  expect(share.mock.calls).toEqual([[{ title: 'Заказ № 48 213', url: link }]]);
  expect(view.emitted('shell:toast-requested')).toEqual([]);
});

test('a closed dialog is no failure, a broken one is', async () => {
  setShare(() => Promise.reject(new DOMException('closed', 'AbortError')));
  const view = renderButton(token);
  await press(view);
  setShare(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
  await press(view);
  await waitFor(() =>
    expect(view.emitted('shell:toast-requested')).toEqual([
      { text: 'Не удалось скопировать ссылку', tone: 'error' },
    ]),
  );
});

test('copies the link where there is no such dialog', async () => {
  const view = renderButton(token);
  await press(view);
  await waitFor(() =>
    expect(view.emitted('shell:toast-requested')).toEqual([{ text: 'Ссылка скопирована', tone: 'success' }]),
  );
  expect(await navigator.clipboard.readText()).toBe(link);
});
