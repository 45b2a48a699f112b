/** @jest-environment jsdom */
import { listenerCount, toast } from '@storefront/contracts';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toasts } from '.';

const say = (text: string, tone?: 'error' | 'success') => act(async () => toast(text, tone));
const shown = () => screen.queryAllByRole('listitem').map((item) => item.textContent);
/** Long enough for what draws toasts to load. */
const arrived = (text: string) => waitFor(() => expect(shown()).toContain(text));

// jsdom has no pointer capture.
beforeAll(() => {
  Object.assign(Element.prototype, { hasPointerCapture: () => false, setPointerCapture: () => undefined });
});
afterEach(() => jest.useRealTimers());

test('nothing is drawn until the first one', () => {
  const { baseElement } = render(<Toasts />);
  expect(baseElement.querySelector('[data-stays-live]')).toBeNull();
});

test('the first is not lost while the list loads; at most three stay', async () => {
  render(<Toasts />);
  await say('один');
  await arrived('один');
  for (const text of ['два', 'три', 'четыре']) await say(text);
  expect(shown()).toEqual(['два', 'три', 'четыре']);
});

test('an error interrupts, the rest wait', async () => {
  const { baseElement } = render(<Toasts />);
  await say('Не удалось сохранить данные', 'error');
  await arrived('Не удалось сохранить данные');
  await waitFor(() => expect(baseElement.querySelector('[role=status][aria-live=assertive]')).not.toBeNull());
  await say('Филадельфия добавлена', 'success');
  await waitFor(() => expect(baseElement.querySelector('[role=status][aria-live=polite]')).not.toBeNull());
});

test('it can be closed', async () => {
  render(<Toasts />);
  await say('один');
  await arrived('один');
  await userEvent.click(screen.getByRole('button', { name: 'Закрыть уведомление' }));
  await waitFor(() => expect(shown()).toEqual([]));
});

test('Escape leaves it alone, unless the focus is in it', async () => {
  render(<Toasts />);
  await say('один');
  await arrived('один');
  const user = userEvent.setup();
  await user.keyboard('{Escape}');
  expect(shown()).toEqual(['один']);
  act(() => screen.getByRole('button', { name: 'Закрыть уведомление' }).focus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(shown()).toEqual([]));
});

test('a key that it has left alone does not keep it from going', async () => {
  render(<Toasts />);
  await say('разогрев');
  await arrived('разогрев');
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await say('один');
  await user.keyboard('{Escape}');
  await act(async () => jest.advanceTimersByTime(5100));
  expect(shown()).not.toContain('один');
});

test('it goes after five seconds, and waits under the pointer', async () => {
  render(<Toasts />);
  await say('разогрев');
  await arrived('разогрев');
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await say('один');
  await act(async () => jest.advanceTimersByTime(4000));
  await user.hover(screen.getByText('один'));
  await act(async () => jest.advanceTimersByTime(60_000));
  expect(shown()).toContain('один');
  await user.unhover(screen.getByText('один'));
  await act(async () => jest.advanceTimersByTime(5100));
  expect(shown()).toEqual([]);
});

test('it waits while the keyboard is on it', async () => {
  render(<Toasts />);
  await say('разогрев');
  await arrived('разогрев');
  jest.useFakeTimers();
  await say('один');
  await act(async () => jest.advanceTimersByTime(4000));
  const [close] = screen.getAllByRole('button', { name: 'Закрыть уведомление' }).slice(-1);
  act(() => close?.focus());
  await act(async () => jest.advanceTimersByTime(60_000));
  expect(shown()).toContain('один');
  act(() => close?.blur());
  await act(async () => jest.advanceTimersByTime(5100));
  expect(shown()).toEqual([]);
});

test('it stops listening with the page', () => {
  const { unmount } = render(<Toasts />);
  expect(listenerCount('shell:toast-requested')).toBe(1);
  unmount();
  expect(listenerCount('shell:toast-requested')).toBe(0);
});
