import { emit, listenerCount, on } from '@storefront/contracts';
import { eventNames } from '@storefront/contracts/events';
import { requestAddress } from './requestAddress';

const closePanel = (panel: string) => emit('shell:panel-closed', { panel });
const openPanel = (panel: string) => emit('shell:panel-opened', { panel });
const chooseAddress = () => emit('checkout:address-chosen', { takeMethod: 'delivery' });
const listeners = () => eventNames.reduce((count, name) => count + listenerCount(name), 0);
const nextTask = () => new Promise((resolve) => setTimeout(resolve, 1));

test('opens the modal and waits until an address is chosen', async () => {
  const opened: string[] = [];
  const stop = on('shell:panel-requested', ({ panel }) => opened.push(panel));
  const answer = requestAddress(1);
  stop();
  chooseAddress();
  await expect(answer).resolves.toBe(true);
  expect(opened).toEqual(['select-address']);
  expect(listeners()).toBe(0);
});

test('the take-method panel that replaces the modal continues the request', async () => {
  const answer = requestAddress(1);
  closePanel('select-address');
  openPanel('take-method');
  await nextTask();
  chooseAddress();
  await expect(answer).resolves.toBe(true);
});

test('closing without a choice resolves to false', async () => {
  const answer = requestAddress(1);
  closePanel('select-address');
  await expect(answer).resolves.toBe(false);
  expect(listeners()).toBe(0);
});

test('a new request ends the old one', async () => {
  const first = requestAddress(1);
  const second = requestAddress(2);
  chooseAddress();
  await expect(first).resolves.toBe(false);
  await expect(second).resolves.toBe(true);
});

test('two taps on one product share one request', async () => {
  const opened: string[] = [];
  const stop = on('shell:panel-requested', ({ panel }) => opened.push(panel));
  const answers = [requestAddress(1), requestAddress(1)];
  stop();
  chooseAddress();
  await expect(Promise.all(answers)).resolves.toEqual([true, true]);
  expect(opened).toEqual(['select-address']);
  expect(listeners()).toBe(0);
});
