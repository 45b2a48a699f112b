import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
  expect(existsSync(folder)).toBe(false);
  await makeOnce(folder, write('second'));
  expect(text()).toBe('second');
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
