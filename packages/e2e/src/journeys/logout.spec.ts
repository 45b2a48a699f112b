import type { Page } from '@playwright/test';
import { panel } from '../shopper/choosePlace';
import { logIn, logInByCall, nameCustomer } from '../shopper/logIn';
import { expect, test } from '../shopper/test';
import { hydrated, visit } from '../shopper/visit';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const name = 'Василиса';
const entry = (page: Page) => page.getByRole('banner').getByRole('button', { name: new RegExp(`^${name}`) });
const login = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Войти' });

/** A customer with a name, on a page that the server has drawn for them. */
async function arrive(page: Page) {
  await logInByCall(page);
  await nameCustomer(page, name);
  await visit(page, '/promos');
  await expect(entry(page)).toBeVisible();
}

async function logOut(page: Page) {
  await entry(page).click();
  await panel(page, 'Профиль').getByRole('button', { name: 'Выйти' }).click();
  await panel(page, 'Выйти из профиля?').getByRole('button', { name: 'Выйти' }).click();
  await expect(login(page)).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
}

/** Nothing of the customer: neither seen, nor in what the page holds. */
async function expectStranger(page: Page) {
  await expect(login(page)).toBeVisible();
  expect(await page.content()).not.toContain(name);
}

test('a logout in one tab leaves nothing of the customer in the other', async ({ page, context }) => {
  await arrive(page);
  const other = await context.newPage();
  await visit(other, '/menu/rolly');
  await expect(entry(other)).toBeVisible();

  await logOut(page);
  await expect(other).toHaveURL(/\/$/);
  await hydrated(other);
  await expectStranger(other);
  await expectStranger(page);
});

test('a login in one tab is one in the other, which stays where it is', async ({ page, context }) => {
  const other = await context.newPage();
  await visit(other, '/menu/rolly');
  await expect(login(other)).toBeVisible();
  await visit(page, '/promos');
  await login(page).click();
  const cartIsRead = other.waitForResponse('**/api/app/order/get/**');
  await logIn(page);
  await expect(login(other)).toBeHidden();
  await expect(other.getByRole('banner').getByRole('button', { name: /^Гость/ })).toBeVisible();
  await cartIsRead;
  await expect(panel(other, /./)).toBeHidden();
  await expect(other).toHaveURL(/\/menu\/rolly$/);
});

test('Back after a logout brings no page of the customer', async ({ page }) => {
  await arrive(page);
  await visit(page, '/monitoring');
  await expect(entry(page)).toBeVisible();
  await logOut(page);
  // Panels have entries in the history of their own: each leads to the login, and at last to what anybody may see.
  await expect(async () => {
    await page.goBack();
    await expectStranger(page);
    await expect(page).toHaveURL(/\/promos$/, { timeout: 500 });
  }).toPass();
  await hydrated(page);
  await expectStranger(page);
});

test.describe('while the page still waits to leave', () => {
  // The cookie is gone: what the page asks meanwhile is refused.
  test.use({ expectedFaults: /status of 401/ });

  test('a back end that hangs keeps nobody in', async ({ page }) => {
    await arrive(page);
    // The page gives up waiting; the shell server has taken the cookie away.
    let answer = () => {};
    await page.route('**/api/logout/', async (route) => {
      const response = await route.fetch();
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      await route.fulfill({ response }).catch(() => undefined);
    });
    await logOut(page);
    answer();
    await expectStranger(page);
  });
});
