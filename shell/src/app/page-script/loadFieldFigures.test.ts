/** @jest-environment jsdom */
import { loadFieldFigures } from './loadFieldFigures';

const file = { url: '/assets/fieldFigures.1a.js', integrity: 'sha384-a' };
const keys = ['shopAddress', 'shopDraftUuid', 'shopConsent'];
const measurePage = jest.fn();
const load = jest.fn(async () => ({ measurePage }));
const fetched = jest.fn(async () => new Response());

beforeEach(() => {
  jest.useFakeTimers();
  for (const mock of [measurePage, load, fetched]) mock.mockClear();
  fetched.mockResolvedValue({} as Response);
  window.fetch = fetched as never;
});
afterEach(() => jest.useRealTimers());

/** A page whose answer has these entries of `Server-Timing` loads, and rests for so long. */
async function rest(ms: number, names: string[], description = `1a2b.proof ${file.url} ${file.integrity}`) {
  const serverTiming = names.map((name) => ({ name, description }));
  performance.getEntriesByType = () => [{ serverTiming, responseStart: 80.5 }] as never;
  // jsdom dispatches the event too.
  const listening = jest.spyOn(window, 'addEventListener').mockImplementation();
  loadFieldFigures(keys, load);
  const [[name, listener] = []] = listening.mock.calls as unknown as [string, () => void][];
  listening.mockRestore();
  expect(name).toBe('load');
  listener?.();
  await jest.advanceTimersByTimeAsync(ms);
}

test('a page that the server has chosen is measured once it rests, by a file whose hash was checked', async () => {
  await rest(999, ['cdn', 'figures']);
  expect(fetched).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(fetched.mock.calls).toEqual([[file.url, { integrity: file.integrity }]]);
  expect(load.mock.calls).toEqual([[file.url]]);
  expect(measurePage.mock.calls).toEqual([[keys, '1a2b.proof', 80.5]]);
});

test.each([
  ['another page', ['cdn'], undefined],
  ['a page whose answer lacks the hash', ['figures'], `1a2b.proof ${file.url}`],
])('%s loads nothing', async (_, names, description) => {
  await rest(1_000, names, description);
  expect(fetched).not.toHaveBeenCalled();
});

test('a file with another hash does not run', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  await rest(1_000, ['figures']);
  expect(load).not.toHaveBeenCalled();
});
