/** @jest-environment jsdom */
import { emit } from '../events/bus';
import { act, renderHook } from '@testing-library/react';
import { usePanelOpen } from './usePanelOpen';

const panel = 'edit-name';
const open = (opened = panel) => act(() => emit('shell:panel-opened', { panel: opened }));
const close = (closed = panel) => act(() => emit('shell:panel-closed', { panel: closed }));

test('reports a panel that has closed, opened again and left the screen', () => {
  const { result, unmount } = renderHook(() => usePanelOpen(panel));
  expect(result.current.current).toBe(true);
  close('auth');
  expect(result.current.current).toBe(true);
  close();
  expect(result.current.current).toBe(false);
  open('auth');
  expect(result.current.current).toBe(false);
  open();
  expect(result.current.current).toBe(true);
  unmount();
  expect(result.current.current).toBe(false);
});

test('a panel starts from the beginning when it is opened again, not when it opens first', () => {
  const onReopened = jest.fn();
  renderHook(() => usePanelOpen(panel, { onReopened }));
  open();
  expect(onReopened).not.toHaveBeenCalled();
  close();
  open();
  expect(onReopened).toHaveBeenCalledTimes(1);
});
