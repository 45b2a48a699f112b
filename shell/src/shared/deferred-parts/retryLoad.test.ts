/** @jest-environment jsdom */
import { retryLoad } from './retryLoad';

afterEach(() => jest.restoreAllMocks());

/** Runs the callbacks of settled promises. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

test('a failed load is tried again when the network or the visitor returns', async () => {
  const report = jest.spyOn(console, 'error').mockImplementation();
  const load = jest.fn<Promise<string>, []>().mockRejectedValue(new Error('no network'));
  const loaded = retryLoad(load);
  await settle();
  expect(load).toHaveBeenCalledTimes(1);

  window.dispatchEvent(new Event('online'));
  await settle();
  expect(load).toHaveBeenCalledTimes(2);
  expect(report).toHaveBeenCalledTimes(2);

  load.mockResolvedValue('the services');
  document.dispatchEvent(new Event('visibilitychange'));
  await expect(loaded).resolves.toBe('the services');
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(load).toHaveBeenCalledTimes(3);
});
