/** @jest-environment jsdom */
import { loadTapTraces } from './loadTapTraces';

const options = { proof: 'of the page', isRefused: () => false };
const traceTaps = jest.fn();
const load = jest.fn(async () => ({ traceTaps }));
const fetched = jest.fn();

beforeEach(() => {
  for (const mock of [traceTaps, load, fetched]) mock.mockClear();
  fetched.mockResolvedValue({});
  window.fetch = fetched;
});

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('the script that the answer names traces the taps, once its hash was checked', async () => {
  loadTapTraces('/assets/taps.1a.js sha384-a', options, load);
  expect(load).not.toHaveBeenCalled();
  await settled();
  expect(fetched.mock.calls).toEqual([['/assets/taps.1a.js', { integrity: 'sha384-a' }]]);
  expect(load.mock.calls).toEqual([['/assets/taps.1a.js']]);
  expect(traceTaps.mock.calls).toEqual([[options]]);
});

test('where the answer names none, nothing is loaded', async () => {
  loadTapTraces('', options, load);
  await settled();
  expect(fetched).not.toHaveBeenCalled();
});

test('a file with another hash does not run', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  loadTapTraces('/assets/taps.1a.js sha384-a', options, load);
  await settled();
  expect(load).not.toHaveBeenCalled();
});
