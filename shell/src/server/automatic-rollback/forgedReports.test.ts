import { until } from '@storefront/config/until';
import {
  linkTo,
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

// Enough failures that do not count come first, while few visitors have been served: if they counted, they would take the
// build back at once, and the log would name fewer subnets.

test('a report counts with the token of a page, also of another process if both have the same secret', async () => {
  const secret = { SHELL_SECRET: 'a secret of sixteen' };
  shell = await startShell({ ...secret, ...signing() });
  const stranger = await startShell({ SHELL_SECRET: 'another of sixteen' });
  // A process reads the registry with its first page.
  await shell.visit('/menu', shell.nextAddress());
  for (const address of addresses(12)) await shell.report(build, address);
  for (const address of addresses(12)) {
    await shell.report(build, address, await stranger.visit('/menu', address));
  }
  for (const address of addresses(10)) await shell.visit('/menu', address);
  const partner = await startShell(secret);
  for (const address of addresses(12)) {
    await shell.report(build, address, await partner.visit('/menu', address));
  }
  await until(async () => (await shell.open('/menu')).body.includes('живое меню'));
  expect(await reasonOfRollback()).toBe('12 of 23 subnets failed');
});

/** The browser of a visitor from another network reports its page. */
async function failInBrowser(preview: string) {
  const address = shell.nextAddress();
  await shell.report(build, address, `${await shell.visit('/menu', address)}; ${preview}`);
}
const failOnServer = (preview: string) => shell.open('/menu/broken', preview, shell.nextAddress());

test.each([
  ['on the server', 11, '11 of 12 subnets failed', failOnServer],
  ['in the browser', 12, '12 of 24 subnets failed', failInBrowser],
])('what fails %s in a preview takes it from no visitor', async (_, count, reason, fail) => {
  const preview = await shell.enter(await linkTo(build));
  for (let turn = 0; turn < 11; turn += 1) await fail(preview);
  await shell.visit('/menu', shell.nextAddress());
  // The same failures without a preview take the build back.
  for (let turn = 0; turn < count; turn += 1) await fail('');
  expect(await reasonOfRollback()).toBe(reason);
});
