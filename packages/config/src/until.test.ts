import { until } from './until.mjs';

afterEach(() => jest.restoreAllMocks());

it('waits until the answer is true, also when it is a promise', async () => {
  let asked = 0;
  await until(() => (asked += 1) === 3);
  await until(() => Promise.resolve((asked += 1) === 5));
  expect(asked).toBe(5);
});

it('names the condition that never becomes true', async () => {
  const now = jest.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValue(171_000);
  const isShopOpen = () => false;
  await expect(until(() => isShopOpen())).rejects.toThrow(/it did not become true: .*isShopOpen\(\)/);
  expect(now).toHaveBeenCalledTimes(2);
});
