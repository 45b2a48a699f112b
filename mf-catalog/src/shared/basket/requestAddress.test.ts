import { emit, on, resetTakeMethod, useTakeMethod } from '@storefront/contracts';
import { listenerCount } from '@storefront/contracts/testing';
import { eventNames } from '@storefront/contracts/events';
import { address } from '../../testing/menuFixture';
import { requestAddress } from './requestAddress';

const closePanel = (panel: string) => emit('shell:panel-closed', { panel });
const openPanel = (panel: string) => emit('shell:panel-opened', { panel });
const chooseAddress = () => emit('checkout:address-chosen', { takeMethod: 'delivery' });
const listeners = () => eventNames.reduce((count, name) => count + listenerCount(name), 0);
const nextTask = () => new Promise((resolve) => setTimeout(resolve, 1));

test('opens the modal and waits until an address is chosen', async () => {
  const opened: string[] = [];
  const stop = on('shell:panel-requested', ({ panel }) => opened.push(panel));
  const answer = requestAddress();
  stop();
  chooseAddress();
  await expect(answer).resolves.toBe(true);
  expect(opened).toEqual(['select-address']);
  expect(listeners()).toBe(0);
});

test('the take-method panel that replaces the modal continues the request', async () => {
  const answer = requestAddress();
  closePanel('select-address');
  openPanel('take-method');
  await nextTask();
  chooseAddress();
  await expect(answer).resolves.toBe(true);
});

test('closing the panel that replaced the modal without a choice resolves to false', async () => {
  const answer = requestAddress();
  closePanel('select-address');
  openPanel('take-method');
  await nextTask();
  closePanel('take-method');
  await expect(answer).resolves.toBe(false);
  expect(listeners()).toBe(0);
});

test('another panel that closes leaves the question open', async () => {
  const answer = requestAddress();
  closePanel('product');
  await nextTask();
  chooseAddress();
  await expect(answer).resolves.toBe(true);
});

test('another panel that opens does not continue the request', async () => {
  const answer = requestAddress();
  openPanel('product');
  closePanel('select-address');
  await expect(answer).resolves.toBe(false);
});

test('after an answer the next press asks again', async () => {
  const opened: string[] = [];
  const stop = on('shell:panel-requested', ({ panel }) => opened.push(panel));
  const first = requestAddress();
  closePanel('select-address');
  await expect(first).resolves.toBe(false);
  const second = requestAddress();
  stop();
  chooseAddress();
  await expect(second).resolves.toBe(true);
  expect(opened).toEqual(['select-address', 'select-address']);
});

test('closing without a choice resolves to false', async () => {
  const answer = requestAddress();
  closePanel('select-address');
  await expect(answer).resolves.toBe(false);
  expect(listeners()).toBe(0);
});

test('presses share one question and its answer', async () => {
  const opened: string[] = [];
  const stop = on('shell:panel-requested', ({ panel }) => opened.push(panel));
  const answers = [requestAddress(), requestAddress()];
  stop();
  chooseAddress();
  await expect(Promise.all(answers)).resolves.toEqual([true, true]);
  expect(opened).toEqual(['select-address']);
  expect(listeners()).toBe(0);
});

test('closing without a choice resolves to true when an address has loaded meanwhile', async () => {
  const answer = requestAddress();
  useTakeMethod.setState({ delivery: address });
  closePanel('select-address');
  await expect(answer).resolves.toBe(true);
  resetTakeMethod();
});
