import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endLaunching, launch } from './launch';

test('the end of a test file kills a server that never gets ready, and lets none start', async () => {
  const build = mkdtempSync(join(tmpdir(), 'launch-'));
  writeFileSync(join(build, 'main.mjs'), 'setInterval(() => {}, 1000)');
  const server = launch(build, { environment: {} });
  const ready = server.ready();
  await Promise.all([endLaunching(), expect(ready).rejects.toThrow('the server did not start')]);
  expect(() => launch(build, { environment: {} })).toThrow('the test file ended');
  rmSync(build, { recursive: true });
});
