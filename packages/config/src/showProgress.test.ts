import { showProgress } from './showProgress.mjs';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function shown(isTTY: boolean) {
  let text = '';
  const write = (part: string | Uint8Array) => {
    text += String(part);
    return true;
  };
  const listeners = showProgress({ isTTY, columns: 60, write });
  return { ...listeners, text: () => text };
}

test('without a terminal, a running stage has a line each half minute and one at its end', () => {
  const { onStart, onProgress, onEnd, text } = shown(false);
  onStart('unit');
  onProgress('unit', '12 of 640 files, 310 tests');
  jest.advanceTimersByTime(30_000);
  onEnd({ name: 'unit', outcome: 'failed', milliseconds: 31_000, output: 'expected 1\n' });
  jest.advanceTimersByTime(60_000);
  expect(text()).toBe(
    '… unit  12 of 640 files, 310 tests  0:30\nexpected 1\nFAILED   unit           31.0 s\n',
  );
});

test('on a terminal, one line is rewritten each second', () => {
  const { onStart, onEnd, text } = shown(true);
  onStart('types');
  jest.advanceTimersByTime(2000);
  onEnd({ name: 'types', outcome: 'passed', milliseconds: 2000, output: 'not shown' });
  const lines = text().split('\r\u001B[K');
  expect(lines).toEqual([
    '',
    '… types  0:00',
    '… types  0:01',
    '… types  0:02',
    'ok       types           2.0 s\n',
  ]);
});
