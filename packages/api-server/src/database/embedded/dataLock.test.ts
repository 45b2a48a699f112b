import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
  expect(readdirSync(folder)).toEqual([]);
});

/** Runs `work` with the pid of another process that is alive. */
async function besideAnother(work: (pid: string) => void): Promise<void> {
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  try {
    work(String(other.pid));
  } finally {
    other.kill('SIGKILL');
    await once(other, 'exit');
  }
}

test('the lock of a living process is respected', () =>
  besideAnother((pid) => {
    writeFileSync(join(folder, 'api.lock'), pid);
    expect(() => lockData(join(folder, 'api'))).toThrow(`is used by process ${pid}`);
    expect(readdirSync(folder)).toEqual(['api.lock']);
  }));

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

test('of two starts that find the lock of a dead process one takes it over', () =>
  besideAnother((pid) => {
    const lock = join(folder, 'api.lock');
    writeFileSync(lock, '2147483647');
    // The other start is faster: it has the lock when this start has found the process of the old lock dead.
    const kill = jest.spyOn(process, 'kill').mockImplementationOnce(() => {
      rmSync(lock);
      writeFileSync(lock, pid);
      throw Object.assign(new Error('no such process'), { code: 'ESRCH' });
    });
    expect(() => lockData(join(folder, 'api'))).toThrow(`is used by process ${pid}`);
    expect(readFileSync(lock, 'utf8')).toBe(pid);
    expect(readdirSync(folder)).toEqual(['api.lock']);
    kill.mockRestore();
  }));
