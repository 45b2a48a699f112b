import { expectAccessible, oneView } from '../shopper/expectAccessible';
import { expect, test } from '../shopper/test';
import { visit } from '../shopper/visit';

test('a group with a chosen label, and one without matches, have no accessibility violation', async ({
  page,
}) => {
  await visit(page, '/menu/rolly?labels=1');
  await expect(
    page.getByRole('navigation', { name: 'Отбор по меткам' }).getByRole('link', { name: /^Хит/ }),
  ).toHaveAttribute('aria-current', 'true');
  // A theme and width in which layout does not read a group.
  await expectAccessible(page, [[1440, 'light']]);
  await visit(page, '/menu/rolly?labels=1&labels=2&labels=4');
  await expect(page.getByRole('heading', { name: 'Таких блюд нет' })).toBeVisible();
  await expectAccessible(page, oneView);
});

test('a tab, a link and a reload scroll to the group', async ({ page }) => {
  await visit(page, '/menu');
  const tabs = page.getByRole('navigation', { name: 'Группы меню' });
  await tabs.getByRole('link', { name: 'Десерты' }).click();
  const sweets = page.getByRole('heading', { level: 2, name: 'Десерты' });
  await expect(sweets).toBeInViewport();
  await expect(tabs.getByRole('link', { name: 'Десерты' })).toHaveAttribute('aria-current', 'true');
  const address = page.url();
  expect(address).toMatch(/#./);

  await page.reload();
  await expect(sweets).toBeInViewport();

  const other = await page.context().newPage();
  await other.goto(address);
  await expect(other.getByRole('heading', { level: 2, name: 'Десерты' })).toBeInViewport();
  await expect(
    other.getByRole('navigation', { name: 'Группы меню' }).getByRole('link', { name: 'Десерты' }),
  ).toHaveAttribute('aria-current', 'true');
  await other.close();
});

test('Back after a link and after a typed address, and a reload, restore the scroll position in a group', async ({
  page,
}) => {
  await visit(page, '/menu');
  await page.getByRole('navigation', { name: 'Группы меню' }).getByRole('link', { name: 'Сеты' }).click();
  const sets = page.getByRole('region', { name: 'Сеты' });
  await expect(sets.getByRole('heading', { level: 2 })).toBeInViewport();
  const set = sets.getByRole('article').last();
  // By the wheel, as a visitor does: the tab aligns its section once more unless the visitor has scrolled meanwhile.
  await sets.getByRole('article').first().hover();
  await page.mouse.wheel(0, 600);
  await expect(set).toBeInViewport();
  const place = () => set.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  // The tab's scroll and the scroll to the dish have both ended when the saved place matches the screen.
  const isSaved = () =>
    page.evaluate(() => {
      const state = history.state as { place?: { section?: string; top: number } } | null;
      const top = document.getElementById('sety')?.getBoundingClientRect().top ?? Number.NaN;
      return state?.place?.section === 'sety' && Math.abs(state.place.top - top) < 1;
    });
  await expect.poll(isSaved).toBe(true);
  await expect(page).toHaveURL(/#sety$/);
  const before = await place();
  const isBack = async () => Math.abs((await place()) - before) < 8;

  // A link in the header: scrolling down to the footer would change the place to come back to.
  const logo = page.getByRole('banner').getByRole('link', { name: /на главную/ });
  for (const [name, leave, address] of [
    ['a link', () => logo.click(), '/'],
    ['a typed address', () => page.goto('/promos'), '/promos'],
  ] as const) {
    await test.step(name, async () => {
      await leave();
      await expect(page).toHaveURL(address);
      await page.goBack();
      await expect(page).toHaveURL(/\/menu#sety$/);
      await expect.poll(isBack).toBe(true);
      await page.reload();
      await expect.poll(isBack).toBe(true);
    });
  }
});

test('the menu of a table has no accessibility violation', async ({ page }) => {
  await visit(page, '/web_menu');
  await page.getByRole('navigation', { name: 'Группы меню' }).getByRole('link', { name: 'Супы' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Супы' })).toBeInViewport();
  // The groups are alike, and axe takes a second for all of them in each view: two of them stay.
  const sections = page.getByRole('main').locator('section');
  await sections.evaluateAll((all) => {
    for (const section of all.slice(2)) section.remove();
  });
  await expect(sections).toHaveCount(2);
  await expectAccessible(page);
});
