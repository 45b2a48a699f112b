import { spawnSync } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import {
  existsSync,
  mkdtempSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { makeOnce } from './makeOnce';

let parent: string;
let folder: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'make-once-'));
  folder = join(parent, 'made');
});
afterEach(() => rmSync(parent, { recursive: true }));

const write = (text: string) => async (unfinished: string) => {
  mkdirSync(unfinished);
  writeFileSync(join(unfinished, 'text'), text);
};
const text = () => readFileSync(join(folder, 'text'), 'utf8');

test('the second call uses the folder of the first', async () => {
  await makeOnce(folder, write('first'));
  await makeOnce(folder, write('second'));
  expect(text()).toBe('first');
});

test('a failed attempt leaves no folder, and the next call tries again', async () => {
  const failing = makeOnce(folder, async (unfinished) => {
    mkdirSync(unfinished);
    throw new Error('no room');
  });
  await expect(failing).rejects.toThrow('no room');
  expect(readdirSync(parent)).toEqual([]);
  await makeOnce(folder, write('second'));
  expect(text()).toBe('second');
});

// After the time-out of a hook its attempt goes on while the next test file runs in the same process.
test('a call waits for an attempt of its own process, and leaves its folder alone', async () => {
  const steps = new EventEmitter();
  const started = once(steps, 'started');
  const making = makeOnce(folder, async (unfinished) => {
    mkdirSync(unfinished);
    steps.emit('started', unfinished);
    await once(steps, 'go on');
    writeFileSync(join(unfinished, 'text'), 'first');
  });
  const [unfinished] = (await started) as [string];
  const second = makeOnce(folder, write('second'));
  await wait(50);
  expect(existsSync(unfinished)).toBe(true);
  expect(existsSync(folder)).toBe(false);
  steps.emit('go on');
  await Promise.all([making, second]);
  expect(text()).toBe('first');
});

test('every attempt fills a folder of its own', async () => {
  const names: string[] = [];
  const failing = async (unfinished: string) => {
    names.push(unfinished);
    throw new Error('no room');
  };
  await expect(makeOnce(folder, failing)).rejects.toThrow('no room');
  await expect(makeOnce(folder, failing)).rejects.toThrow('no room');
  expect(new Set(names).size).toBe(2);
});

test('the lock of an earlier process with the same pid is taken over', async () => {
  writeFileSync(`${folder}.lock`, `${process.pid} 1`);
  await makeOnce(folder, write('after'));
  expect(text()).toBe('after');
});

test('a call waits while another process holds the lock', async () => {
  // The parent process is alive and is not this one.
  writeFileSync(`${folder}.lock`, String(process.ppid));
  const making = makeOnce(folder, write('late'));
  await wait(50);
  expect(existsSync(folder)).toBe(false);
  rmSync(`${folder}.lock`);
  await making;
  expect(text()).toBe('late');
});

test('the lock of a process that died is taken over', async () => {
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  writeFileSync(`${folder}.lock`, String(pid));
  await makeOnce(folder, write('after'));
  expect(text()).toBe('after');
});
