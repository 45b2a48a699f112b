import { renameSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { remoteNames } from '@storefront/contracts';
import { addFromCard, dish } from '../shopper/cart';
import { chooseDelivery, panel } from '../shopper/choosePlace';
import { expect, test } from '../shopper/test';
import { visit } from '../shopper/visit';
import { releasesOf, stack } from '../stack/stack';

type RemoteName = (typeof remoteNames)[number];

// The console logs the missing remote; any other error fails the test.
test.use({ expectedFaults: /status of (?:404|5\d\d)|RemoteUnavailable|again in the browser/ });

const folderOf = (name: RemoteName) => join(releasesOf(stack()), name);

const menuTitle = (page: Page) => page.getByRole('heading', { level: 1, name: 'Меню' });

/** What must work while a remote is missing. */
const stillWorks: Record<RemoteName, (page: Page) => Promise<void>> = {
  async content(page) {
    expect(await visit(page, '/')).toBe(200);
    await expect(page.getByRole('link', { name: dish }).first()).toBeVisible();
    await chooseDelivery(page);
    await visit(page, '/menu');
    await addFromCard(page);
    await page
      .getByRole('button', { name: /^Заказ: / })
      .first()
      .click();
    await expect(panel(page, 'Заказ').getByText(dish)).toBeVisible();
  },
  async restaurants(page) {
    expect(await visit(page, '/menu')).toBe(200);
    await chooseDelivery(page);
    await addFromCard(page);
  },
  async account(page) {
    expect(await visit(page, '/menu')).toBe(200);
    await chooseDelivery(page);
    await addFromCard(page, 2);
    await page
      .getByRole('button', { name: /^Заказ: / })
      .first()
      .click();
    await panel(page, 'Заказ')
      .getByRole('button', { name: /Укажите телефон/ })
      .click();
    await expect(page.getByRole('dialog').getByText('Не удалось загрузить')).toBeVisible();
  },
  async checkout(page) {
    expect(await visit(page, '/menu')).toBe(200);
    await expect(menuTitle(page)).toBeVisible();
    await page
      .getByRole('link', { name: new RegExp(`${dish}$`) })
      .first()
      .click();
    await expect(panel(page, dish)).toBeVisible();
  },
  async catalog(page) {
    expect(await visit(page, '/')).toBe(200);
    await expect(page.getByRole('main').getByText('Не удалось загрузить').first()).toBeVisible();
    await expect(page.getByRole('main').getByRole('button', { name: 'Повторить' }).first()).toBeVisible();
    expect(await visit(page, '/restaurants')).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name: 'Рестораны' })).toBeVisible();
    await chooseDelivery(page);
  },
};

for (const name of remoteNames) {
  test(`without ${name} the rest of the page works, and ${name} recovers`, async ({ page, request }) => {
    renameSync(folderOf(name), `${folderOf(name)}-away`);
    try {
      // The running server notices the change within seconds.
      await expect(async () => {
        expect(await (await request.get('/')).text()).not.toContain(`/mf/${name}/`);
      }).toPass();
      await stillWorks[name](page);
      for (const path of ['/', '/menu', '/restaurants', '/promos']) {
        const answer = await request.get(path);
        expect({ path, status: answer.status() }).toEqual({ path, status: 200 });
        expect(await answer.text()).toContain('</footer>');
      }
    } finally {
      renameSync(`${folderOf(name)}-away`, folderOf(name));
    }
    await expect(async () => {
      const html = await (await request.get('/')).text();
      expect(html).toContain(`/mf/${name}/`);
    }).toPass();
  });
}
