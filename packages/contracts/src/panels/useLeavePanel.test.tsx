/** @jest-environment jsdom */
import { emit, on } from '../events/bus';
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

const panel = 'edit-name';
const renderLeavePanel = () => renderHook(() => useLeavePanel(panel));

test('goes back once, however often it is called', () => {
  const { result } = renderLeavePanel();
  result.current();
  result.current();
  expect(left).toBe(1);
});

test('goes back once when an effect calls it under StrictMode', () => {
  renderHook(
    () => {
      const leave = useLeavePanel(panel);
      useEffect(leave, [leave]);
    },
    { wrapper: StrictMode },
  );
  expect(left).toBe(1);
});

test('leaves by another way than back', () => {
  const goBack = jest.fn();
  const { result } = renderHook(() => useLeavePanel(panel, goBack));
  result.current();
  expect(goBack).toHaveBeenCalledTimes(1);
  expect(left).toBe(0);
});

test.each([
  ['has closed', () => act(() => emit('shell:panel-closed', { panel }))],
  ['has unmounted', (unmount: () => void) => unmount()],
])('does not close the panel below when this panel %s', (_, close) => {
  const { result, unmount } = renderLeavePanel();
  close(unmount);
  result.current();
  expect(left).toBe(0);
});

test('a panel that opens again before it unmounts can be left again', () => {
  const { result } = renderLeavePanel();
  act(() => emit('shell:panel-closed', { panel: 'order' }));
  result.current();
  act(() => emit('shell:panel-closed', { panel }));
  act(() => emit('shell:panel-opened', { panel: 'order' }));
  result.current();
  expect(left).toBe(1);
  act(() => emit('shell:panel-opened', { panel }));
  result.current();
  expect(left).toBe(2);
});
