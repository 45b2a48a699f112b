/** @jest-environment jsdom */
import { renderInShell } from '@storefront/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { StatusNotifications } from './StatusNotifications';

const shown: { title: string; body?: string; tag?: string; close: jest.Mock; click?: () => void }[] = [];
const requestPermission = jest.fn();

class FakeNotification {
  static permission: NotificationPermission = 'default';
  static requestPermission = requestPermission;
  close = jest.fn();
  click = () => {};
  constructor(
    readonly title: string,
    options: { body: string; tag: string },
  ) {
    Object.assign(this, options);
    shown.push(this);
  }

  addEventListener(_type: 'click', listener: () => void) {
    this.click = listener;
  }
}

const setHidden = (hidden: boolean) =>
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });

beforeEach(() => {
  localStorage.clear();
  shown.length = 0;
  shownStatus = created;
  FakeNotification.permission = 'default';
  requestPermission.mockReset().mockImplementation(async () => {
    FakeNotification.permission = 'granted';
  });
  Object.assign(window, { Notification: FakeNotification });
  setHidden(false);
});
afterEach(() => void Reflect.deleteProperty(window, 'Notification'));

const created = { slug: 'new', status: 'Заказ создан', isFinal: false };
let shownStatus = created;
let rerender = () => {};
const follow = (listener: () => void) => {
  rerender = listener;
  return () => {};
};
const change = (status: typeof created) => {
  shownStatus = status;
  rerender();
};
function Harness() {
  const status = useSyncExternalStore(follow, () => shownStatus);
  return <StatusNotifications title="Заказ № 7" {...status} />;
}
const button = () => screen.queryByRole('button', { name: 'Сообщать об изменении статуса' });
const onTheWay = { slug: 'on_the_way', status: 'Заказ у курьера', isFinal: false };

test('asks only after a press, and the question is gone once it is answered', async () => {
  const { user, emittedEvents } = renderInShell(<Harness />);
  expect(requestPermission).not.toHaveBeenCalled();
  await user.click(button() as HTMLElement);
  await waitFor(() => expect(button()).toBeNull());
  expect(requestPermission).toHaveBeenCalledTimes(1);
  expect(emittedEvents.map(({ name }) => name)).toEqual(['shell:toast-requested']);
});

const hint = () => screen.queryByRole('status');

test('after a refusal one line says how to allow notifications, until it was read', async () => {
  requestPermission.mockImplementation(async () => {
    FakeNotification.permission = 'denied';
  });
  const { user, emittedEvents } = renderInShell(<Harness />);
  await user.click(button() as HTMLElement);
  await waitFor(() => expect(hint()).toHaveTextContent('Чтобы узнавать о заказе, разрешите их этому сайту'));
  expect(button()).toBeNull();
  expect(emittedEvents).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Понятно' }));
  expect(hint()).toBeNull();
  act(() => change(onTheWay));
  expect(hint()).toBeNull();
  expect(localStorage.getItem('tantoPermissionHint')).toBe('answered');
});

test('about a finished order, or where no notification could come, a denial is not explained', () => {
  FakeNotification.permission = 'denied';
  renderInShell(<Harness />);
  expect(hint()).toBeVisible();
  act(() => change({ slug: 'closed', status: 'Заказ выполнен', isFinal: true }));
  expect(hint()).toBeNull();
  const android = jest
    .spyOn(navigator, 'userAgent', 'get')
    .mockReturnValue('Mozilla/5.0 (Linux; Android 14)');
  act(() => change(created));
  expect(hint()).toBeNull();
  android.mockRestore();
});

test.each(['denied', 'granted'] as const)('asks nothing when it is %s already', (permission) => {
  FakeNotification.permission = permission;
  renderInShell(<Harness />);
  expect(button()).toBeNull();
});

test('asks nothing in a browser without notifications, or about a finished order', () => {
  renderInShell(<Harness />);
  act(() => change({ slug: 'closed', status: 'Заказ выполнен', isFinal: true }));
  expect(button()).toBeNull();
  Reflect.deleteProperty(window, 'Notification');
  act(() => change(created));
  expect(button()).toBeNull();
});

test('a hidden tab notifies of each new status once, and a press brings the tab back', () => {
  FakeNotification.permission = 'granted';
  setHidden(true);
  const focus = jest.spyOn(window, 'focus').mockImplementation(() => {});
  renderInShell(<Harness />);
  expect(shown).toEqual([]);
  act(() => change(onTheWay));
  act(() => change({ ...onTheWay }));
  expect(shown).toEqual([
    expect.objectContaining({
      title: 'Заказ № 7',
      body: 'Заказ у курьера',
      tag: expect.stringMatching(/on_the_way$/),
    }),
  ]);
  shown[0]?.click?.();
  expect(focus).toHaveBeenCalledTimes(1);
  expect(shown[0]?.close).toHaveBeenCalledTimes(1);
  focus.mockRestore();
});

test('a status without a name, whose text is a guess, is not notified of', () => {
  FakeNotification.permission = 'granted';
  setHidden(true);
  renderInShell(<Harness />);
  act(() => change({ slug: '', status: 'Заказ принят', isFinal: false }));
  act(() => change(created));
  expect(shown).toEqual([]);
  act(() => change(onTheWay));
  expect(shown).toHaveLength(1);
});

test('a visible tab, or one without permission, does not notify', () => {
  FakeNotification.permission = 'granted';
  renderInShell(<Harness />);
  act(() => change(onTheWay));
  setHidden(true);
  FakeNotification.permission = 'denied';
  act(() => change(created));
  expect(shown).toEqual([]);
});

test('a browser whose constructor throws, as Chrome on Android does, keeps the order on the screen', () => {
  class Unsupported extends FakeNotification {
    static override permission = 'granted' as const;
    constructor(title: string, options: { body: string; tag: string }) {
      super(title, options);
      throw new TypeError('Illegal constructor. Use ServiceWorkerRegistration.showNotification() instead.');
    }
  }
  Object.assign(window, { Notification: Unsupported });
  setHidden(true);
  const { container } = renderInShell(
    <>
      <p>Заказ у курьера</p>
      <Harness />
    </>,
  );
  act(() => change(onTheWay));
  expect(shown).toHaveLength(1);
  expect(container).toHaveTextContent('Заказ у курьера');
});
