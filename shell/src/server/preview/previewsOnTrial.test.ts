import { join } from 'node:path';
import { until } from '@storefront/config/until';
import { linkTo, releaseCatalog, type Shell, shop, startShell } from '../../testing/startShopShell';

describe('of a build on trial', () => {
  let next: string;
  beforeEach(async () => {
    next = await releaseCatalog('новое меню');
  });

  /** The server writes its rollback, with its counts, into the registry. */
  const startSigning = () =>
    startShell({ RELEASE_KEY_FILE: join(shop.releases.root, '.releases/development-key.pem') });
  async function reasonOfRollback(): Promise<string | undefined> {
    const find = async () =>
      (await shop.releases.registry().log()).flatMap(({ changes }) => changes).find((one) => one.automatic);
    await until(async () => (await find()) !== undefined);
    return (await find())?.automatic;
  }

  /** The browser of a visitor from another network reports its page. */
  async function failInBrowser(shell: Shell, preview: string) {
    const address = shell.nextAddress();
    const tokens = await shell.visit('/menu', address);
    await shell.report(next, address, preview ? `${tokens}; ${preview}` : tokens);
  }

  test.each([
    [
      'what throws on the server',
      '12 of 23 subnets failed',
      (shell: Shell, cookie: string) => shell.open('/menu/broken', cookie, shell.nextAddress()),
    ],
    [
      'what cannot be loaded on the server',
      '12 of 23 subnets failed',
      (shell: Shell, cookie: string) => shell.open('/menu/rolls/one', cookie, shell.nextAddress()),
    ],
    ['what fails in the browser', '12 of 35 subnets failed', failInBrowser],
  ])('%s in a preview takes it from no visitor', async (_, reason, fail) => {
    const shell = await startSigning();
    const cookie = await shell.enter(await linkTo(next));
    for (let page = 0; page < 10; page += 1) await shell.open('/menu', '', shell.nextAddress());
    for (let turn = 0; turn < 12; turn += 1) await fail(shell, cookie);
    await shell.open('/menu', '', shell.nextAddress());
    // The same failures without a preview roll the build back.
    for (let turn = 0; turn < 12; turn += 1) await fail(shell, '');
    expect(await reasonOfRollback()).toBe(reason);
    await until(async () => (await shell.open('/menu')).body.includes('живое меню'));
  });

  test('pages of a preview do not count as pages of visitors', async () => {
    const shell = await startSigning();
    const cookie = await shell.enter(await linkTo(next));
    for (let page = 0; page < 12; page += 1) await shell.open('/menu', cookie, shell.nextAddress());
    for (let turn = 0; turn < 11; turn += 1) await failInBrowser(shell, '');
    expect(await reasonOfRollback()).toBe('11 of 11 subnets failed');
  });
});
