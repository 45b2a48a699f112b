import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from './workspace.mjs';

const source = (file: string) => JSON.stringify(join(root, 'packages/config/src', file));

/** A command of two steps; the second starts once the first has ended. */
const twoSteps = `
  import { main } from ${source('main.mjs')};
  import { runProcess } from ${source('processes.mjs')};
  const options = { stdio: ['ignore', 'inherit', 'ignore'] };
  await main(async () => {
    await runProcess('sh', ['-c', 'echo first; sleep 60 & wait'], options);
    await runProcess('sh', ['-c', 'echo second'], options);
    return 0;
  });
`;

/** A command that starts a server after it was interrupted. */
const lateServer = `
  import { main } from ${source('main.mjs')};
  import { startProcess } from ${source('processes.mjs')};
  const options = { stdio: ['ignore', 'inherit', 'ignore'] };
  await main(async () => {
    const child = startProcess('sh', ['-c', 'echo first; sleep 60 & wait'], options);
    await new Promise((resolve) => child.once('exit', resolve));
    startProcess('sh', ['-c', 'echo second'], options);
    return 0;
  });
`;

test.each([
  ['step', twoSteps],
  ['server', lateServer],
])('an interrupted command ends its processes and their descendants, and starts no %s', async (_, script) => {
  const command = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  command.stderr.on('data', (chunk) => {
    output += String(chunk);
  });
  await new Promise<void>((resolve) => {
    command.stdout.on('data', (chunk) => {
      output += String(chunk);
      resolve();
    });
  });
  command.kill('SIGINT');
  // `close` comes once no process has the output open any more, also no descendant.
  const [code] = await once(command, 'close');
  expect({ code, output }).toEqual({ code: 130, output: 'first\n' });
});
