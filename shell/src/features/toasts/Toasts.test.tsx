/** @jest-environment jsdom */
import { emit, on, toast } from '@storefront/contracts';
import { listenerCount } from '@storefront/contracts/testing';
import { keepTogether } from '@storefront/domain';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toasts } from '.';

const show = (text: string, tone?: 'error' | 'success') => act(async () => toast(text, tone));
const shown = () => screen.queryAllByRole('listitem').map((item) => item.textContent);
/** Waits until the list has loaded. */
const appears = (text: string) => waitFor(() => expect(shown()).toContain(keepTogether(text)));

// jsdom has no pointer capture.
beforeAll(() => {
  Object.assign(Element.prototype, { hasPointerCapture: () => false, setPointerCapture: () => undefined });
});
afterEach(() => jest.useRealTimers());

test('nothing renders before the first toast', () => {
  const { baseElement } = render(<Toasts />);
  expect(baseElement.querySelector('[data-stays-live]')).toBeNull();
});

test('the first toast is shown once the list has loaded; at most three toasts stay', async () => {
  render(<Toasts />);
  await show('один');
  await appears('один');
  for (const text of ['два', 'три', 'четыре']) await show(text);
  expect(shown()).toEqual(['два', 'три', 'четыре']);
});

test('an error is assertive, other tones are polite', async () => {
  const { baseElement } = render(<Toasts />);
  await show('Не удалось сохранить данные', 'error');
  await appears('Не удалось сохранить данные');
  await waitFor(() => expect(baseElement.querySelector('[role=status][aria-live=assertive]')).not.toBeNull());
  await show('Филадельфия добавлена', 'success');
  await waitFor(() => expect(baseElement.querySelector('[role=status][aria-live=polite]')).not.toBeNull());
});

test('it can be closed', async () => {
  render(<Toasts />);
  await show('один');
  await appears('один');
  await userEvent.click(screen.getByRole('button', { name: 'Закрыть уведомление' }));
  await waitFor(() => expect(shown()).toEqual([]));
});

test('the button of a toast opens a panel and closes the toast', async () => {
  const opened: string[] = [];
  const stop = on('shell:panel-requested', ({ panel }) => void opened.push(panel));
  render(<Toasts />);
  await act(async () => toast('Добавлено: Рамэн', 'success', { label: 'В корзину', panel: 'cart' }));
  await appears('Добавлено: РамэнВ корзину');
  await userEvent.click(screen.getByRole('button', { name: 'В корзину' }));
  expect(opened).toEqual(['cart']);
  await waitFor(() => expect(shown()).toEqual([]));
  stop();
});

test('an applied promo code closes the toast of a refused code, and no other error or success', async () => {
  render(<Toasts />);
  await act(async () => toast('Такого промокода нет', 'error', undefined, 'promo-code'));
  await appears('Такого промокода нет');
  await show('Не удалось сохранить данные', 'error');
  await show('Добавлено: Рамэн', 'success');
  // Emitted at once, since the toast would close by itself after five seconds.
  await act(async () => emit('checkout:promo-code-applied', { code: 'LISA10' }));
  expect(shown()).toEqual([keepTogether('Не удалось сохранить данные'), 'Добавлено: Рамэн']);
});

test('Escape closes it only while the focus is in it', async () => {
  render(<Toasts />);
  await show('один');
  await appears('один');
  const user = userEvent.setup();
  await user.keyboard('{Escape}');
  expect(shown()).toEqual(['один']);
  act(() => screen.getByRole('button', { name: 'Закрыть уведомление' }).focus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(shown()).toEqual([]));
});

test('an ignored Escape does not stop the timer', async () => {
  render(<Toasts />);
  await show('разогрев');
  await appears('разогрев');
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await show('один');
  expect(shown()).toContain('один');
  await user.keyboard('{Escape}');
  expect(shown()).toContain('один');
  await act(async () => jest.advanceTimersByTime(5100));
  expect(shown()).not.toContain('один');
});

test('it closes after five seconds; hovering pauses the timer', async () => {
  render(<Toasts />);
  await show('разогрев');
  await appears('разогрев');
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await show('один');
  await act(async () => jest.advanceTimersByTime(4000));
  await user.hover(screen.getByText('один'));
  await act(async () => jest.advanceTimersByTime(60_000));
  expect(shown()).toContain('один');
  await user.unhover(screen.getByText('один'));
  await act(async () => jest.advanceTimersByTime(5100));
  expect(shown()).toEqual([]);
});

test('keyboard focus pauses the timer', async () => {
  render(<Toasts />);
  await show('разогрев');
  await appears('разогрев');
  jest.useFakeTimers();
  await show('один');
  await act(async () => jest.advanceTimersByTime(4000));
  const [close] = screen.getAllByRole('button', { name: 'Закрыть уведомление' }).slice(-1);
  act(() => close?.focus());
  await act(async () => jest.advanceTimersByTime(60_000));
  expect(shown()).toContain('один');
  act(() => close?.blur());
  await act(async () => jest.advanceTimersByTime(5100));
  expect(shown()).toEqual([]);
});

test('it stops listening when unmounted', () => {
  const { unmount } = render(<Toasts />);
  expect(listenerCount('shell:toast-requested')).toBe(1);
  unmount();
  expect(listenerCount('shell:toast-requested')).toBe(0);
});

test('a toast whose text is not a string harms neither the page nor the next toast', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  // In production the events of remotes are not checked.
  const production = jest.replaceProperty(process.env, 'NODE_ENV', 'production');
  render(
    <>
      <p>страница жива</p>
      <Toasts />
    </>,
  );
  await show({ message: 'Нет связи' } as unknown as string, 'error');
  await show('Не удалось сохранить данные', 'error');
  await appears('Не удалось сохранить данные');
  expect(screen.getByText('страница жива')).toBeVisible();
  expect(logged).toHaveBeenCalledWith('a part of the page failed', expect.any(Error), expect.any(String));
  production.restore();
  logged.mockRestore();
});
