import { nextTask } from './nextTask';

const page = globalThis as { scheduler?: object };
afterEach(() => delete page.scheduler);

test('where the browser can yield, it decides when the rest goes on', async () => {
  const yieldToInput = jest.fn(() => Promise.resolve());
  page.scheduler = { yield: yieldToInput };
  await nextTask();
  expect(yieldToInput).toHaveBeenCalledTimes(1);
});

test.each([
  ['without a scheduler', undefined],
  ['with a scheduler that cannot yield', {}],
])('%s the rest goes on in another task, and nothing is left open', async (_, scheduler) => {
  if (scheduler) page.scheduler = scheduler;
  const order: string[] = [];
  const rest = nextTask().then(() => order.push('rest'));
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  order.push('this task');
  await rest;
  expect(order).toEqual(['this task', 'rest']);
});
