/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { NetworkLine } from '.';

const say = (event: 'online' | 'offline') => act(() => void window.dispatchEvent(new Event(event)));
const wait = (time: number) =>
  act(() => {
    jest.advanceTimersByTime(time);
  });
const line = () => screen.getByRole('status').textContent;

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('nothing is said while there is a network', () => {
  render(<NetworkLine />);
  expect(line()).toBe('');
});

test('that it is gone stays, that it is back goes', () => {
  render(<NetworkLine />);
  say('offline');
  wait(60_000);
  expect(line()).toBe('Нет сети. Открытое можно читать');
  say('online');
  expect(line()).toBe('Сеть снова есть');
  wait(3_000);
  expect(line()).toBe('');
});

test('lost again at once, it is gone', () => {
  render(<NetworkLine />);
  say('offline');
  say('online');
  say('offline');
  wait(10_000);
  expect(line()).toMatch(/^Нет сети/);
});

test('a page that begins without a network says so', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(<NetworkLine />);
  expect(line()).toMatch(/^Нет сети/);
});

test('it stays within reach of screen readers over a panel, and leaves nothing behind', () => {
  const { unmount, baseElement } = render(<NetworkLine />);
  expect(baseElement.querySelector('body > [data-stays-live]')).not.toBeNull();
  unmount();
  expect(baseElement.querySelector('[data-stays-live]')).toBeNull();
  say('offline');
});
