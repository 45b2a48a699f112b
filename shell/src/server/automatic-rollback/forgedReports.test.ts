import {
  reasonOfRollback,
  releaseCatalog,
  type Shell,
  signing,
  startShell,
} from '../../testing/startShopShell';

let build: string;
beforeEach(async () => {
  build = await releaseCatalog('новое меню');
});

/** So many visitors, each of a new network, open a page. With `reported` they report to that server that it failed. */
async function visit(shell: Shell, count: number, reported?: Shell): Promise<void> {
  for (let visitor = 0; visitor < count; visitor += 1) {
    const address = (reported ?? shell).nextAddress();
    const tokens = await shell.visit('/menu', address);
    await reported?.report(build, address, tokens);
  }
}

test('13 reports of a stranger from 5 networks who loaded no page count for nothing', async () => {
  const shell = await startShell(signing());
  await visit(shell, 100);
  const stranger = Array.from({ length: 5 }, () => shell.nextAddress());
  for (let turn = 0; turn < 13; turn += 1) await shell.report(build, stranger[turn % 5] ?? '');
  await visit(shell, 16, shell);
  expect(await reasonOfRollback()).toBe('16 of 116 subnets failed');
});

test('a report counts in a process that did not serve the page, if both have the same secret', async () => {
  const secret = { SHELL_SECRET: 'a secret of sixteen' };
  const [serving, reported, stranger] = [
    await startShell(secret),
    await startShell({ ...secret, ...signing() }),
    await startShell({ SHELL_SECRET: 'another of sixteen' }),
  ];
  // A process reads the registry with its first page.
  await visit(reported, 1);
  await visit(stranger, 30, reported);
  await visit(serving, 11, reported);
  expect(await reasonOfRollback()).toBe('11 of 12 subnets failed');
});
