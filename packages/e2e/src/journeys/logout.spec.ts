import type { Page } from '@playwright/test';
import { panel } from '../shopper/choosePlace';
import { a11yViolations } from '../shopper/expectAccessible';
import { logInByApi, setCustomerName } from '../shopper/logIn';
import { openPersonalData } from '../shopper/openPersonalData';
import { expect, test } from '../shopper/test';
import { hydrated, visit } from '../shopper/visit';

const name = 'Василиса';
const entry = (page: Page) => page.getByRole('banner').getByRole('button', { name: new RegExp(`^${name}`) });
const login = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Войти' });

/** Opens a server-rendered page as a customer with a name. */
async function openAsCustomer(page: Page) {
  await logInByApi(page);
  await setCustomerName(page, name);
  await visit(page, '/legal');
  await expect(entry(page)).toBeVisible();
}

const question = (page: Page) => panel(page, 'Выйти из профиля?');

async function askToLogOut(page: Page) {
  await entry(page).click();
  await openPersonalData(page);
  await panel(page, 'Личные данные').getByRole('button', { name: 'Выйти', exact: true }).click();
  await expect(question(page)).toBeVisible();
}

async function confirmLogout(page: Page) {
  await question(page).getByRole('button', { name: 'Выйти' }).click();
  await expect(login(page)).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
}

/** The page is a guest's and its HTML does not contain the customer's name. */
async function expectGuest(page: Page) {
  await expect(login(page)).toBeVisible();
  expect(await page.content()).not.toContain(name);
}

test('a logout in one tab removes the customer’s data from the other tab', async ({ page, context }) => {
  await openAsCustomer(page);
  const other = await context.newPage();
  // A call that is under way while the session ends would be answered with 401, which the browser logs.
  const addressesAreRead = other.waitForResponse('**/api/user/addresses/**');
  await visit(other, '/menu/rolly');
  await expect(entry(other)).toBeVisible();
  await addressesAreRead;

  await askToLogOut(page);
  expect(await a11yViolations(page)).toEqual([]);
  await confirmLogout(page);
  await expect(other).toHaveURL(/\/$/);
  await hydrated(other);
  await expectGuest(other);
  await expectGuest(page);
});

test('Back after a logout shows no page of the customer', async ({ page }) => {
  await openAsCustomer(page);
  await visit(page, '/monitoring');
  await expect(entry(page)).toBeVisible();
  await askToLogOut(page);
  await confirmLogout(page);
  // Panels have their own history entries: each Back leads to the login, the last one to a public page.
  await expect(async () => {
    await page.goBack();
    await expectGuest(page);
    expect(new URL(page.url()).pathname).toBe('/legal');
  }).toPass();
  await hydrated(page);
  await expectGuest(page);
});
