/** @jest-environment jsdom */
import { type Answer, apiError, renderInShell } from '@storefront/testing';
import { screen, waitFor } from '@testing-library/react';
import { StatusNotifications } from './StatusNotifications';

const settingsPath = '/api/app/settings/';
const offersPush = () => [{ key: 'extras', value: 'push' }];
const statusPath = '/api/user/push/';
const subscribePath = '/api/user/push/subscribe/';
const unsubscribePath = '/api/user/push/unsubscribe/';

const shown = jest.fn();
const requestPermission = jest.fn();
const worker = Object.assign(new EventTarget(), { state: 'installing' });
const earlier = { unsubscribe: jest.fn(async () => true) };
const pushManager = { getSubscription: jest.fn(), subscribe: jest.fn() };
const register = jest.fn();

class FakeNotification {
  static permission: NotificationPermission = 'default';
  static requestPermission = requestPermission;
  constructor(...parameters: unknown[]) {
    shown(...parameters);
  }
  addEventListener() {}
}

beforeEach(() => {
  jest.clearAllMocks();
  worker.state = 'activated';
  FakeNotification.permission = 'default';
  requestPermission.mockImplementation(async () => {
    FakeNotification.permission = 'granted';
  });
  register.mockResolvedValue({ installing: worker, waiting: null, active: null, pushManager });
  pushManager.getSubscription.mockResolvedValue(null);
  pushManager.subscribe.mockResolvedValue({
    toJSON: () => ({ endpoint: 'https://push.example/1', keys: { p256dh: 'key', auth: 'secret' } }),
  });
  Object.assign(window, { Notification: FakeNotification, PushManager: class {} });
  Object.defineProperty(navigator, 'serviceWorker', { value: { register }, configurable: true });
});
afterEach(() => {
  for (const name of ['Notification', 'PushManager']) Reflect.deleteProperty(window, name);
  Reflect.deleteProperty(navigator, 'serviceWorker');
  jest.restoreAllMocks();
});

const status = { title: 'Заказ № 7', status: 'Заказ создан', slug: 'new', isFinal: false };
const renderButton = (answers: Record<string, Answer> = {}, fields: Partial<typeof status> = {}) =>
  renderInShell(<StatusNotifications {...status} {...fields} />, {
    session: 'user',
    answers: {
      [settingsPath]: offersPush,
      [statusPath]: () => ({ public_key: 'server-key', is_subscribed: false }),
      [subscribePath]: () => ({ success: true }),
      [unsubscribePath]: () => ({ success: true }),
      ...answers,
    },
  });
const notify = () => screen.findByRole('button', { name: 'Сообщать об изменении статуса' });
const stop = () => screen.findByRole('button', { name: 'Не сообщать о статусе' });
const isSubscribed = { [statusPath]: () => ({ public_key: 'server-key', is_subscribed: true }) };

test('a press subscribes the device; nothing is asked or registered before', async () => {
  const { user, calls, toasts } = renderButton();
  const button = await notify();
  expect(requestPermission).not.toHaveBeenCalled();
  expect(register).not.toHaveBeenCalled();
  await user.click(button);
  await stop();
  expect(register).toHaveBeenCalledWith('/sw.js');
  expect(pushManager.subscribe).toHaveBeenCalledWith({
    userVisibleOnly: true,
    applicationServerKey: 'server-key',
  });
  expect(calls.find(({ path }) => path === subscribePath)).toMatchObject({
    body: { endpoint: 'https://push.example/1', p256dh: 'key', auth: 'secret' },
  });
  expect(toasts()).toEqual(['Сообщим на этом устройстве, даже если вы закроете сайт']);
});

test('a device that is subscribed already can end the messages', async () => {
  const { user, toasts } = renderButton(isSubscribed);
  await user.click(await stop());
  await notify();
  expect(toasts()).toEqual(['Больше не сообщаем на этом устройстве']);
  expect(requestPermission).not.toHaveBeenCalled();
});

test('an earlier subscription of the browser is replaced', async () => {
  pushManager.getSubscription.mockResolvedValue(earlier);
  const { user } = renderButton();
  await user.click(await notify());
  await stop();
  expect(earlier.unsubscribe).toHaveBeenCalledTimes(1);
});

test('it waits until a new worker is active', async () => {
  worker.state = 'installing';
  const { user } = renderButton();
  await user.click(await notify());
  await waitFor(() => expect(register).toHaveBeenCalled());
  expect(pushManager.subscribe).not.toHaveBeenCalled();
  worker.state = 'activated';
  worker.dispatchEvent(new Event('statechange'));
  await stop();
});

test.each([
  ['the worker cannot be registered', () => register.mockRejectedValue(new TypeError('404'))],
  [
    'the worker cannot be installed',
    () => {
      worker.state = 'redundant';
    },
  ],
  [
    'the push service refuses',
    () => pushManager.subscribe.mockRejectedValue(new DOMException('no', 'AbortError')),
  ],
])('when %s the customer reads it and can try again', async (_what, fail) => {
  fail();
  const { user, toasts } = renderButton();
  await user.click(await notify());
  await waitFor(() => expect(toasts()).toEqual(['Не удалось. Попробуйте еще раз']));
  expect(await notify()).toBeEnabled();
});

test('a refusal of the visitor subscribes nothing and hides the button', async () => {
  requestPermission.mockImplementation(async () => {
    FakeNotification.permission = 'denied';
  });
  const { user, toasts } = renderButton();
  const button = await notify();
  await user.click(button);
  await waitFor(() => expect(button).not.toBeInTheDocument());
  expect(register).not.toHaveBeenCalled();
  expect(toasts()).toEqual([]);
  expect(screen.getByRole('status')).toHaveTextContent('Вы запретили уведомления');
});

test('a permission of an earlier day does not hide the button', async () => {
  FakeNotification.permission = 'granted';
  const { user } = renderButton();
  await user.click(await notify());
  expect(await stop()).toBeVisible();
});

test('a subscribed device does not notify from the tab too', async () => {
  FakeNotification.permission = 'granted';
  Object.defineProperty(document, 'hidden', { value: true, configurable: true });
  const view = renderButton(isSubscribed);
  await stop();
  view.rerender(<StatusNotifications {...status} slug="on_the_way" />);
  await stop();
  expect(shown).not.toHaveBeenCalled();
  Reflect.deleteProperty(document, 'hidden');
});

const missing = () => {
  throw apiError(404);
};
const withoutKeys = () => ({ public_key: null, is_subscribed: false });

test.each([
  ['that has lost the call', missing],
  ['without keys', withoutKeys],
])('on a back end %s the tab notifies', async (_what, answer) => {
  const { user, toasts } = renderButton({ [statusPath]: answer });
  await user.click(await notify());
  await waitFor(() =>
    expect(toasts()).toEqual(['Сообщим, когда статус изменится. Не закрывайте эту вкладку']),
  );
  expect(register).not.toHaveBeenCalled();
});

test('a back end without the extra is not asked for its messages, and the tab notifies', async () => {
  const { user, calls, toasts, queryClient } = renderButton({ [settingsPath]: () => [] });
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  await user.click(await notify());
  await waitFor(() => expect(toasts()).toHaveLength(1));
  expect(calls.map(({ path }) => path)).not.toContain(statusPath);
});

test('on a phone with Android the button needs a back end that sends messages', async () => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 14)');
  const { unmount, calls } = renderButton({ [statusPath]: withoutKeys });
  await waitFor(() => expect(calls.map(({ path }) => path)).toContain(statusPath));
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
  unmount();
  renderButton();
  await notify();
});

test('nothing is asked about a finished order', async () => {
  const { queryClient, calls } = renderButton({}, { isFinal: true });
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(screen.queryByRole('button')).toBeNull();
  expect(calls.map(({ path }) => path)).toEqual([settingsPath]);
});
