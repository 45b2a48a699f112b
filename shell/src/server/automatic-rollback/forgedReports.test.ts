import { until } from '@storefront/config/until';
import {
  reasonOfRollback,
  releaseCatalog,
  type Shell,
  signing,
  startShell,
} from '../../testing/startShopShell';

let build: string;
let shell: Shell;

beforeEach(async () => {
  build = await releaseCatalog('новое меню');
  shell = await startShell(signing());
});

const addresses = (count: number) => Array.from({ length: count }, () => shell.nextAddress());

/** Visitors whose pages work. */
async function visitors(count: number): Promise<void> {
  for (const address of addresses(count)) await shell.visit('/menu', address);
}

/** So many visitors whose pages fail decide: pages show the build before. Returns the reason in the log. */
async function reasonAfterFailures(count: number): Promise<string | undefined> {
  for (const address of addresses(count)) {
    await shell.report(build, address, await shell.visit('/menu', address));
  }
  await until(async () => (await shell.open('/menu')).body.includes('живое меню'));
  return reasonOfRollback();
}

test('13 reports of a stranger from 5 networks who loaded no page count for nothing', async () => {
  await visitors(100);
  const stranger = addresses(5);
  for (let turn = 0; turn < 13; turn += 1) await shell.report(build, stranger[turn % 5] ?? '');
  expect(await reasonAfterFailures(16)).toBe('16 of 116 subnets failed');
});

test('a page that fails on the server counts only where it is the first one of its network', async () => {
  for (const address of addresses(30)) {
    await shell.visit('/menu', address);
    await shell.visit('/menu/broken', address);
  }
  expect(await reasonAfterFailures(13)).toBe('13 of 43 subnets failed');
});

test('a report counts in a process that did not serve the page, if both have the same secret', async () => {
  const secret = { SHELL_SECRET: 'a secret of sixteen' };
  const [serving, reported, stranger] = [
    await startShell(secret),
    await startShell({ ...secret, ...signing() }),
    await startShell({ SHELL_SECRET: 'another of sixteen' }),
  ];
  const reportPagesOf = async (server: Shell, count: number) => {
    for (const address of addresses(count)) {
      await reported.report(build, address, await server.visit('/menu', address));
    }
  };
  // A process reads the registry with its first page.
  await reported.visit('/menu', shell.nextAddress());
  await reportPagesOf(stranger, 30);
  await reportPagesOf(serving, 11);
  expect(await reasonOfRollback()).toBe('11 of 12 subnets failed');
});
