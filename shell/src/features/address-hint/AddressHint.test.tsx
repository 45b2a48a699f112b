/** @jest-environment jsdom */
import { emit, setTakeMethod, useTakeMethod } from '@storefront/contracts';
import { renderInShell } from '@storefront/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { Link } from '@storefront/router';
import { AddressHint } from '.';

const delivery = {
  type: 'delivery',
  street: 'Тверская',
  home: '1',
  fullAddress: '',
  coordinates: '55.7600,37.6100',
} as const;

let hasOpenPanel = false;
const show = (options: Parameters<typeof renderInShell>[1] = {}) =>
  renderInShell(
    <>
      <button type="button" data-hint-anchor="address">
        address
      </button>
      <Link to="/menu">menu</Link>
      <Link to="/delivery">terms</Link>
      <label>
        name <input />
      </label>
      <AddressHint hasOpenPanel={() => hasOpenPanel} />
    </>,
    options,
  );
const hint = () => screen.queryByRole('region', { name: 'Куда привезти заказ?' });

beforeEach(() => {
  localStorage.clear();
  hasOpenPanel = false;
});

test('it shows on the first visit only and takes no focus', () => {
  const { unmount } = show();
  expect(hint()).toBeVisible();
  expect(document.body).toHaveFocus();
  expect(localStorage.getItem('tantoAddressHint')).toBe('shown');
  unmount();
  show();
  expect(hint()).not.toBeInTheDocument();
});

test('a phone that is too low for a modal shows it beside the page', async () => {
  const before = globalThis.matchMedia;
  globalThis.matchMedia = (media) => ({
    ...before(media),
    matches: /max-width: 767px|max-height/.test(media),
  });
  const { user, emitted } = show();
  expect(hint()).toBeVisible();
  await user.click(document.body);
  expect(emitted('shell:panel-requested')).toEqual([]);
  globalThis.matchMedia = before;
});

test.each([
  ['Доставка', 'delivery'],
  ['Самовывоз', 'pickup'],
])('«%s» opens the choice of the take method', async (name, takeMethod) => {
  const { user, emittedEvents } = show();
  await user.click(screen.getByRole('button', { name }));
  expect(useTakeMethod.getState().takeMethod).toBe(takeMethod);
  expect(emittedEvents.at(-1)?.payload).toEqual({ panel: 'take-method', params: {} });
  act(() => emit('shell:panel-opened', { panel: 'take-method' }));
  expect(hint()).not.toBeInTheDocument();
});

test.each([
  ['before the saved address is restored', { isRestored: false }],
  ['when an address is known', { delivery }],
  ['when the other take method has an address', { delivery, takeMethod: 'pickup' as const }],
])('it does not show %s', (_, takeMethod) => {
  show({ takeMethod });
  expect(hint()).not.toBeInTheDocument();
});

test('it does not show to a customer, whose address is still loading', () => {
  show({ session: 'user' });
  expect(hint()).not.toBeInTheDocument();
  expect(localStorage.getItem('tantoAddressHint')).toBeNull();
});

test.each(['/delivery', '/auth', '/auth?next=%2Fmonitoring', '/monitoring', '/monitoring/48213?share=token'])(
  'it does not show on %s, and may still show on a later page',
  (url) => {
    show({ url });
    expect(hint()).not.toBeInTheDocument();
    expect(localStorage.getItem('tantoAddressHint')).toBeNull();
  },
);

test('it closes when an address becomes known', () => {
  show();
  act(() => setTakeMethod('delivery'));
  expect(hint()).toBeInTheDocument();
  act(() => useTakeMethod.setState({ delivery }));
  expect(hint()).not.toBeInTheDocument();
});

test('the question that another press has asked is not asked again', () => {
  const { unmount } = show({ url: '/delivery' });
  act(() => emit('shell:panel-opened', { panel: 'select-address' }));
  unmount();
  show();
  expect(hint()).not.toBeInTheDocument();
});

describe('on a phone', () => {
  const before = globalThis.matchMedia;
  beforeEach(() => {
    jest.useFakeTimers();
    globalThis.matchMedia = (media) => ({ ...before(media), matches: media === '(max-width: 767px)' });
  });
  afterEach(() => {
    jest.useRealTimers();
    globalThis.matchMedia = before;
  });
  const open = (options?: Parameters<typeof show>[0]) => {
    const { emitted, unmount } = show(options);
    const asked = () => emitted('shell:panel-requested').map(({ panel }) => panel);
    const press = (target: HTMLElement) =>
      act(async () => {
        fireEvent.click(target);
        await jest.advanceTimersToNextTimerAsync();
      });
    return { asked, press, unmount, pressPage: () => press(document.body) };
  };

  test('a press is followed by the modal, once in this browser', async () => {
    const first = open();
    expect(hint()).not.toBeInTheDocument();
    expect(first.asked()).toEqual([]);
    await first.pressPage();
    expect(first.asked()).toEqual(['select-address']);
    await first.pressPage();
    expect(first.asked()).toEqual(['select-address']);
    first.unmount();
    const second = open();
    await second.pressPage();
    expect(second.asked()).toEqual([]);
  });

  test('a press that opens a panel is not, and the next one is', async () => {
    const { asked, pressPage } = open();
    hasOpenPanel = true;
    await pressPage();
    expect(asked()).toEqual([]);
    hasOpenPanel = false;
    await pressPage();
    expect(asked()).toEqual(['select-address']);
  });

  test('neither is a press of a field', async () => {
    const { asked, press } = open();
    await press(screen.getByRole('textbox', { name: 'name' }));
    expect(asked()).toEqual([]);
  });

  test('after the press of a link it waits for the page that the link leads to', async () => {
    const { asked, press } = open({ url: '/' });
    await press(screen.getByRole('link', { name: 'menu' }));
    expect(asked()).toEqual(['select-address']);
  });

  test('it waits for another page if that page asks for the address itself', async () => {
    const { asked, press } = open({ url: '/' });
    await press(screen.getByRole('link', { name: 'terms' }));
    expect(asked()).toEqual([]);
    await press(screen.getByRole('link', { name: 'menu' }));
    expect(asked()).toEqual(['select-address']);
  });

  test.each([
    ['a customer', { session: 'user' as const }],
    ['a guest with an address', { takeMethod: { delivery } }],
    ['a guest who is logging in', { url: '/auth' }],
  ])('%s is not asked', async (_, options) => {
    const { asked, pressPage } = open(options);
    await pressPage();
    expect(asked()).toEqual([]);
  });
});

test('Escape closes it and moves the focus to the address block', async () => {
  const { user } = show();
  act(() => screen.getByRole('button', { name: 'Закрыть подсказку' }).focus());
  await user.keyboard('{Escape}');
  expect(hint()).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'address' })).toHaveFocus();
});

test.each(['getItem', 'setItem'] as const)('it does not show if storage throws on %s', (method) => {
  jest.spyOn(console, 'debug').mockReturnValue();
  jest.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  show();
  expect(hint()).not.toBeInTheDocument();
  jest.restoreAllMocks();
});
