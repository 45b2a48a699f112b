import { rmSync } from 'node:fs';
import { copyToRelease, throwsWhileRendering } from '../faulty-shell/faults';
import { FaultyShell } from '../faulty-shell/faultyShell';
import { makeCopiesFolder } from '../stack/builtArtefacts';
import { stack } from '../stack/stack';
import { dialog, expect, sees, seesNo, test as base, visit } from './test';

/** A storefront with releases of its own. */
const test = base.extend<object, { shell: FaultyShell; folder: string }>({
  folder: [
    async ({ engineName: _engineName }, run) => {
      const folder = makeCopiesFolder();
      await run(folder);
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  shell: [
    async ({ folder }, run) => {
      const shell = await FaultyShell.start(folder, `http://127.0.0.1:${stack().apiPort}`);
      await run(shell);
      await shell.stop();
    },
    { scope: 'worker' },
  ],
  shellUrl: ({ shell }, run) => run(shell.url),
});

const heading = { role: 'heading', name: 'Акции' } as const;
/** Resolves once the running server has the build. */
const serves = (shell: FaultyShell, build: string) =>
  expect.poll(() => shell.text('/promos')).toContain(`/mf/content/${build}/`);

test('a page that was open before a release opens the next page of the released remote', async ({
  driver,
  shell,
  folder,
}) => {
  await visit(driver, '/legal');
  const { folder: copy, record } = copyToRelease('content', folder);
  await shell.registry.release(copy);
  await serves(shell, record.build);
  await driver.press({ role: 'link', name: 'Акции' });
  await sees(driver, heading);
});

test.describe('a broken remote', () => {
  test.use({ expectedFaults: /no HTML|failed/ });

  test('leaves the rest of the page working, and a rollback heals it', async ({ driver, shell }) => {
    await serves(shell, await shell.break('content', throwsWhileRendering));
    await visit(driver, '/promos');
    await seesNo(driver, heading);
    await driver.press({ role: 'button', name: 'Войти' });
    await sees(driver, dialog('Введите номер телефона'));
    await driver.key('Escape');
    await shell.repair();
    await serves(shell, (await shell.registry.channels('content')).stable ?? '');
    await visit(driver, '/promos');
    await sees(driver, heading);
  });
});
