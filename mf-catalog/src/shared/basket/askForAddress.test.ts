import { emit, listenerCount, on } from '@storefront/contracts';
import { eventNames } from '@storefront/contracts/events';
import { askForAddress } from './askForAddress';

const closed = (panel: string) => emit('shell:panel-closed', { panel });
const opened = (panel: string) => emit('shell:panel-opened', { panel });
const chosen = () => emit('checkout:address-chosen', { takeMethod: 'delivery' });
const listening = () => eventNames.reduce((count, name) => count + listenerCount(name), 0);
const nextTask = () => new Promise((resolve) => setTimeout(resolve, 1));

test('opens the modal and waits until an address is chosen', async () => {
  const opened: string[] = [];
  const stop = on('shell:panel-requested', ({ panel }) => opened.push(panel));
  const answer = askForAddress(1);
  stop();
  chosen();
  await expect(answer).resolves.toBe(true);
  expect(opened).toEqual(['select-address']);
  expect(listening()).toBe(0);
});

test('the take-method panel that replaces the modal goes on with the question', async () => {
  const answer = askForAddress(1);
  closed('select-address');
  opened('take-method');
  await nextTask();
  chosen();
  await expect(answer).resolves.toBe(true);
});

test('closing without a choice is a no', async () => {
  const answer = askForAddress(1);
  closed('select-address');
  await expect(answer).resolves.toBe(false);
  expect(listening()).toBe(0);
});

test('a new question ends the old one', async () => {
  const first = askForAddress(1);
  const second = askForAddress(2);
  chosen();
  await expect(first).resolves.toBe(false);
  await expect(second).resolves.toBe(true);
});

test('the same product tapped twice waits for one answer', async () => {
  const opened: string[] = [];
  const stop = on('shell:panel-requested', ({ panel }) => opened.push(panel));
  const answers = [askForAddress(1), askForAddress(1)];
  stop();
  chosen();
  await expect(Promise.all(answers)).resolves.toEqual([true, true]);
  expect(opened).toEqual(['select-address']);
  expect(listening()).toBe(0);
});
