import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockData } from './dataLock';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'data-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('the lock file holds the pid and is removed on unlock', () => {
  const unlock = lockData(join(folder, 'api'));
  expect(readFileSync(join(folder, 'api.lock'), 'utf8')).toBe(String(process.pid));
  unlock();
  expect(existsSync(join(folder, 'api.lock'))).toBe(false);
});

test('the lock of a living process is respected', async () => {
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  writeFileSync(join(folder, 'api.lock'), String(other.pid));
  expect(() => lockData(join(folder, 'api'))).toThrow(/is used by process/);
  other.kill('SIGKILL');
  await once(other, 'exit');
});

test.each(['not a pid', '-1', ''])('a lock file with %p is replaced', (content) => {
  writeFileSync(join(folder, 'api.lock'), content);
  expect(() => lockData(join(folder, 'api'))).not.toThrow();
});

test('the lock of a dead process is replaced', async () => {
  const dead = spawn(process.execPath, ['-e', '']);
  await once(dead, 'exit');
  writeFileSync(join(folder, 'api.lock'), String(dead.pid));
  expect(() => lockData(join(folder, 'api'))).not.toThrow();
});
