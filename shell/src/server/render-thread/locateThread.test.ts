import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { framesOf } from './locateThread';

const file = '/releases/catalog/abc/server.cjs';
const code = `
  const { compileFunction } = require('node:vm');
  const { parentPort } = require('node:worker_threads');
  const loop = compileFunction('const inner = () => { for (;;); }; inner();', [], { filename: '${file}' });
  parentPort.on('message', loop);
  parentPort.postMessage('ready');
`;
const workers: Worker[] = [];

async function startWorker(): Promise<Worker> {
  const worker = new Worker(code, { eval: true });
  workers.push(worker);
  await once(worker, 'message');
  return worker;
}

afterEach(() => Promise.all(workers.splice(0).map((worker) => worker.terminate())));

test('a thread in a loop says where it is, also after other threads have ended, and can be ended then', async () => {
  await (await startWorker()).terminate();
  await startWorker();
  const looping = await startWorker();
  looping.postMessage('loop');
  await wait(50);
  const frames = await framesOf(looping.threadId);
  expect(frames.slice(0, 2)).toEqual([file, file]);
  await looping.terminate();
  expect(looping.threadId).toBe(-1);
});
