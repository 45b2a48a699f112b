import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { until } from '@storefront/config/until';
import { framesOf } from './locateThread';

const file = '/releases/catalog/abc/server.cjs';
const codeOf = (filename: string) => `
  const { compileFunction } = require('node:vm');
  const { parentPort } = require('node:worker_threads');
  const code = 'const inner = () => { isLooping[0] = 1; for (;;); }; inner();';
  const loop = compileFunction(code, ['isLooping'], { filename: '${filename}' });
  parentPort.on('message', loop);
  parentPort.postMessage('ready');
`;
const workers: Worker[] = [];

/** A busy machine takes longer than the default to pause a thread. */
const limitMs = 60_000;

async function startWorker(filename = file): Promise<Worker> {
  const worker = new Worker(codeOf(filename), { eval: true });
  workers.push(worker);
  await once(worker, 'message');
  return worker;
}

async function startLoop(filename = file): Promise<Worker> {
  const worker = await startWorker(filename);
  const isLooping = new Uint8Array(new SharedArrayBuffer(1));
  worker.postMessage(isLooping);
  await until(() => isLooping[0] === 1);
  return worker;
}

afterEach(() => Promise.all(workers.splice(0).map((worker) => worker.terminate())));

test('a thread in a loop reports its position, also after other threads have ended, and can be ended then', async () => {
  await (await startWorker()).terminate();
  await startWorker();
  const looping = await startLoop();
  const frames = await framesOf(looping.threadId, limitMs);
  expect(frames.slice(0, 2)).toEqual([file, file]);
  await looping.terminate();
  expect(looping.threadId).toBe(-1);
});

test('each of two threads in loops reports its own position', async () => {
  const files = ['/releases/catalog/abc/server.cjs', '/releases/content/def/server.cjs'] as const;
  const [one, other] = [await startLoop(files[0]), await startLoop(files[1])];
  expect((await framesOf(one.threadId, limitMs))[0]).toBe(files[0]);
  expect((await framesOf(other.threadId, limitMs))[0]).toBe(files[1]);
});

test('a module that was loaded by a URL is named by its path', async () => {
  const looping = await startLoop('file:///my%20releases/catalog/abc/server.cjs');
  expect((await framesOf(looping.threadId, limitMs))[0]).toBe('/my releases/catalog/abc/server.cjs');
});

test('a thread that cannot be paused has no frames, after two seconds', async () => {
  jest.useFakeTimers();
  const onFrames = jest.fn();
  const asked = framesOf(999_999).then(onFrames);
  await jest.advanceTimersByTimeAsync(1999);
  expect(onFrames).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  jest.useRealTimers();
  await asked;
  expect(onFrames).toHaveBeenCalledWith([]);
});
