import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../workspace.mjs';
import type { StageMessage } from './sendToStage.mjs';

const folder = mkdtempSync(join(tmpdir(), 'jest-reporter-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a run of Jest reports its progress, its counts, its slowest tests and its second tries', async () => {
  writeFileSync(join(folder, 'package.json'), '{"jest":{"transform":{}}}');
  writeFileSync(
    join(folder, 'a.test.js'),
    `let tries = 0;
     jest.retryTimes(1);
     test('at once', () => {});
     test('later', () => expect((tries += 1)).toBe(2));
     test('never', () => expect(1).toBe(2));
     test.skip('skipped', () => {});`,
  );
  writeFileSync(join(folder, 'b.test.js'), 'throw new Error("cannot start")');
  const messages: StageMessage[] = [];
  const reporter = join(root, 'packages/config/src/reporters/JestReporter.mjs');
  const child = fork(join(root, 'node_modules/jest/bin/jest.js'), ['-i', `--reporters=${reporter}`], {
    cwd: folder,
    silent: true,
    env: { PATH: process.env['PATH'] },
  });
  child.on('message', (message: StageMessage) => messages.push(message));
  await once(child, 'close');
  expect(messages).toContainEqual({ progress: expect.stringMatching(/^2 of 2 files, \d tests$/) });
  const { report } = messages.at(-1) ?? {};
  expect(report).toMatchObject({ passed: 2, failed: 2, skipped: 1, secondTries: ['a.test.js › later'] });
  expect(report?.slowest).toContainEqual({ title: 'a.test.js › at once', milliseconds: expect.any(Number) });
});
