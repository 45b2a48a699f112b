import { rmSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { throwsWhileRendering } from '../faulty-shell/faults';
import { FaultyShell } from '../faulty-shell/faultyShell';
import { panel } from '../shopper/choosePlace';
import { expectGone } from '../shopper/expectGone';
import { expect, test } from '../shopper/test';
import { visit } from '../shopper/visit';
import { makeCopiesFolder } from '../stack/builtArtefacts';
import { stack } from '../stack/stack';

// A broken remote leaves errors in the console, which each test reads itself. Only the code of a bad build may throw.
test.use({ expectedFaults: /^(?!uncaught)|no start/ });

/** Collects the page's reports of failed parts, in the console and to the server, and its requests for documents. */
function watchReports(page: Page) {
  const seen = { logged: [] as string[], sent: [] as unknown[], documents: 0 };
  page.on('console', (message) => {
    const [, report] = /a part of the page failed: (.*?phase \w+)/.exec(message.text()) ?? [];
    if (report) seen.logged.push(report);
  });
  page.on('request', (request) => {
    if (request.isNavigationRequest()) seen.documents += 1;
    if (new URL(request.url()).pathname === '/failures') seen.sent.push(request.postDataJSON());
  });
  return seen;
}

let folder: string;
let shell: FaultyShell;
test.beforeAll(async () => {
  folder = makeCopiesFolder();
  shell = await FaultyShell.start(folder, `http://127.0.0.1:${stack().apiPort}`);
});
test.afterAll(async () => {
  await shell?.stop();
  rmSync(folder, { recursive: true });
});

/** Opens the page of promotions once the running server has noticed the change of the registry. */
async function visitWith(page: Page, build: string) {
  await expect(async () => {
    expect(await shell.text('/promos')).toContain(`/mf/content/${build}/`);
  }).toPass();
  expect(await visit(page, `${shell.url}/promos`)).toBe(200);
}

// `serverFaults.test.ts` tries each fault on the server, and `remoteFaults.test.tsx` the faults of a browser.
test('a bad build of content: the rest of the page works, one report says which build, and a rollback heals', async ({
  page,
}) => {
  const heading = page.getByRole('main').getByRole('heading', { level: 1, name: 'Акции' });
  const build = await shell.break('content', throwsWhileRendering);
  const reports = watchReports(page);
  await visitWith(page, build);
  await expect(heading).toHaveCount(0);
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: 'Войти' }).click();
  await expectGone(panel(page, 'Введите номер телефона'), () => page.keyboard.press('Escape'));
  await header.getByRole('button', { name: 'Открыть меню сайта' }).click();
  await panel(page, 'Кицунэ').getByRole('link', { name: 'Контакты', exact: true }).click();
  await expect(page.getByRole('dialog').getByText('Не удалось загрузить')).toBeVisible();
  const failed = (kind: string) =>
    expect.stringMatching(new RegExp(`^${kind}:\\S+ of content@${build}, phase render$`));
  await expect
    .poll(() => reports)
    .toEqual({
      logged: [failed('page'), failed('panel')],
      sent: [{ remote: 'content', build, phase: 'render' }],
      documents: 1,
    });

  await shell.repair();
  await visitWith(page, (await shell.registry.channels('content')).stable ?? '');
  await expect(heading).toBeVisible();
  // The address is the same, so the panel that was open opens again.
  await expect(panel(page, 'Контакты')).toBeVisible();
});
