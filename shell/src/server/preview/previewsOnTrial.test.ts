import { until } from '@storefront/config/until';
import {
  linkTo,
  reasonOfRollback,
  releaseCatalog,
  type Shell,
  signing,
  startShell,
} from '../../testing/startShopShell';

let next: string;
let shell: Shell;
let cookie: string;
beforeEach(async () => {
  next = await releaseCatalog('новое меню');
  shell = await startShell(signing());
  cookie = await shell.enter(await linkTo(next));
});

/** The browser of a visitor from another network reports its page. */
async function failInBrowser(preview: string) {
  const address = shell.nextAddress();
  const tokens = await shell.visit('/menu', address);
  await shell.report(next, address, preview ? `${tokens}; ${preview}` : tokens);
}
const open = (path: string) => (preview: string) => shell.open(path, preview, shell.nextAddress());

test.each([
  ['what throws on the server', '12 of 23 subnets failed', open('/menu/broken')],
  ['what fails in the browser', '12 of 35 subnets failed', failInBrowser],
])('%s in a preview takes it from no visitor', async (_, reason, fail) => {
  for (let page = 0; page < 10; page += 1) await open('/menu')('');
  for (let turn = 0; turn < 12; turn += 1) await fail(cookie);
  await open('/menu')('');
  // The same failures without a preview roll the build back.
  for (let turn = 0; turn < 12; turn += 1) await fail('');
  expect(await reasonOfRollback()).toBe(reason);
  await until(async () => (await shell.open('/menu')).body.includes('живое меню'));
});
