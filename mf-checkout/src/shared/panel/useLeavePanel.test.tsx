/** @jest-environment jsdom */
import { emit, on } from '@storefront/contracts';
import { act, renderHook } from '@testing-library/react';
import { StrictMode, useEffect } from 'react';
import { useLeavePanel } from './useLeavePanel';

let left: number;
let stop: () => void;
beforeEach(() => {
  left = 0;
  stop = on('shell:panel-back-requested', () => void (left += 1));
});
afterEach(() => stop());

const panel = 'delivery-time';
const draw = () => renderHook(() => useLeavePanel(panel));

test('goes back once, however often it is asked', () => {
  const { result } = draw();
  result.current();
  result.current();
  expect(left).toBe(1);
});

test('goes back once when an effect asks under StrictMode', () => {
  renderHook(
    () => {
      const leave = useLeavePanel(panel);
      useEffect(leave, [leave]);
    },
    { wrapper: StrictMode },
  );
  expect(left).toBe(1);
});

test.each([
  ['has closed', () => act(() => emit('shell:panel-closed', { panel }))],
  ['is off the page', (unmount: () => void) => unmount()],
])('leaves the one below alone when the panel %s', (_, close) => {
  const { result, unmount } = draw();
  close(unmount);
  result.current();
  expect(left).toBe(0);
});

test('a panel that is opened again before it is gone can be left again', () => {
  const { result } = draw();
  act(() => emit('shell:panel-closed', { panel: 'order' }));
  act(() => emit('shell:panel-closed', { panel }));
  act(() => emit('shell:panel-opened', { panel }));
  result.current();
  expect(left).toBe(1);
});
