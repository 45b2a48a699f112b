/** @jest-environment jsdom */
import { type Answer, apiError, renderInShell, deferredCall } from '@storefront/testing';
import { act, screen } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import QrCodePanel from './QrCodePanel';

const path = '/api/user/bonus/generate-order-code/';

/** A new code for each call, as a server makes them. */
function newCodes(): Answer {
  let last = 40_718_823;
  return () => ({ order_code: ++last });
}

const renderQr = (answer: Answer) =>
  renderInShell(
    <StrictMode>
      <QrCodePanel />
    </StrictMode>,
    { session: 'user', answers: { [path]: answer } },
  );

afterEach(() => Reflect.deleteProperty(navigator, 'wakeLock'));

test('shows a code as a picture and as text, and makes it once although it mounts twice', async () => {
  const { calls } = renderQr(newCodes());
  expect(screen.getByRole('heading', { level: 2, name: 'QR-код Вашей карты' })).toBeVisible();
  expect(screen.getByText('Загружаем QR-код')).toBeInTheDocument();
  expect(await screen.findByText('40718824')).toBeVisible();
  expect(screen.getByRole('img', { name: 'QR-код 40718824' })).toBeVisible();
  expect(calls).toHaveLength(1);
});

function Openings() {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(!isOpen)}>
        Открыть и закрыть
      </button>
      {isOpen && <QrCodePanel />}
    </>
  );
}

test('each opening makes a new code: none is cached between them', async () => {
  const { user, calls } = renderInShell(
    <StrictMode>
      <Openings />
    </StrictMode>,
    { session: 'user', answers: { [path]: newCodes() } },
  );
  const toggle = screen.getByRole('button', { name: 'Открыть и закрыть' });
  await screen.findByText('40718824');
  await user.click(toggle);
  await user.click(toggle);
  expect(await screen.findByText('40718825')).toBeVisible();
  expect(calls).toHaveLength(2);
});

test('a return to the tab makes no other code', async () => {
  const { calls } = renderQr(newCodes());
  await screen.findByText('40718824');
  await act(async () => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  expect(screen.getByText('40718824')).toBeVisible();
  expect(calls).toHaveLength(1);
});

test('a code can be renewed; the old one is hidden meanwhile', async () => {
  const { user } = renderQr(newCodes());
  await screen.findByText('40718824');
  await user.click(screen.getByRole('button', { name: 'Обновить код' }));
  expect(await screen.findByText('40718825')).toBeVisible();
  expect(screen.queryByText('40718824')).toBeNull();
});

test('the button that renews the code keeps the focus', async () => {
  let answer: Answer = () => ({ order_code: 40_718_824 });
  const renewed = deferredCall();
  const { user } = renderQr((call) => answer(call));
  await screen.findByText('40718824');
  answer = renewed.answer;
  const renew = screen.getByRole('button', { name: 'Обновить код' });
  await user.click(renew);
  expect(await screen.findByText('Загружаем QR-код')).toBeInTheDocument();
  expect(renew).toHaveFocus();
  await renewed.succeed({ order_code: 40_718_825 });
  expect(await screen.findByText('40718825')).toBeVisible();
  expect(renew).toHaveFocus();
});

test.each<[string, Answer]>([
  [
    'a failure',
    () => {
      throw apiError(500);
    },
  ],
  ['an answer without a code', () => ({ order_code: null })],
])('%s is toasted, and «Повторить» asks again', async (_, failing) => {
  let isDown = true;
  const codes = newCodes();
  const { user, calls, emittedEvents } = renderQr((call) => (isDown ? failing(call) : codes(call)));
  expect(await screen.findByRole('heading', { name: 'Не удалось получить данные' })).toBeVisible();
  expect(emittedEvents.at(-1)?.payload).toEqual({ text: 'Не удалось получить данные', tone: 'error' });
  expect(calls).toHaveLength(1);
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByText('40718824')).toBeVisible();
});

test('keeps the screen on while it is open, and again after the page was hidden', async () => {
  const release = jest.fn(() => Promise.resolve());
  const request = jest.fn(() => Promise.resolve({ release }));
  Object.assign(navigator, { wakeLock: { request } });
  const { unmount } = renderInShell(<QrCodePanel />, {
    session: 'user',
    answers: { [path]: newCodes() },
  });
  await screen.findByText('40718824');
  expect(request.mock.calls).toEqual([['screen']]);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(request).toHaveBeenCalledTimes(2);
  await act(() => Promise.resolve());
  unmount();
  expect(release).toHaveBeenCalledTimes(1);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(request).toHaveBeenCalledTimes(2);
});

test('a browser that refuses to keep the screen on still shows the code', async () => {
  const request = jest.fn(() => Promise.reject(new DOMException('low battery', 'NotAllowedError')));
  Object.assign(navigator, { wakeLock: { request } });
  renderQr(newCodes());
  expect(await screen.findByText('40718824')).toBeVisible();
  expect(request).toHaveBeenCalled();
});
