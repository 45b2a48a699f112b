/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { NetworkLine } from '.';

const fire = (event: 'online' | 'offline') => act(() => void window.dispatchEvent(new Event(event)));
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

test('it is empty while there is a network', () => {
  render(<NetworkLine />);
  expect(line()).toBe('');
});

test('«нет сети» stays; «сеть есть» disappears after 3 s', () => {
  render(<NetworkLine />);
  fire('offline');
  wait(60_000);
  expect(line()).toBe('Нет сети: показываем то, что уже загружено');
  expect(document.documentElement).toHaveAttribute('data-network-line');
  fire('online');
  expect(line()).toBe('Сеть снова есть');
  wait(3_000);
  expect(line()).toBe('');
  expect(document.documentElement).not.toHaveAttribute('data-network-line');
});

test('a network lost again at once is reported as lost', () => {
  render(<NetworkLine />);
  fire('offline');
  fire('online');
  fire('offline');
  wait(10_000);
  expect(line()).toMatch(/^Нет сети/);
});

test('a page that starts offline reports it', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(<NetworkLine />);
  expect(line()).toMatch(/^Нет сети/);
});

test('it is outside the page’s inert root, and removes itself when unmounted', () => {
  const { unmount, baseElement } = render(<NetworkLine />);
  expect(baseElement.querySelector('body > [data-stays-live]')).not.toBeNull();
  unmount();
  expect(baseElement.querySelector('[data-stays-live]')).toBeNull();
  fire('offline');
});
