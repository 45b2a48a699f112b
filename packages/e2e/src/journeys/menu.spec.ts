import type { Page } from '@playwright/test';
import { delayThenFail } from '../shopper/delayThenFail';
import { accessibleViews, expectAccessible, oneView } from '../shopper/expectAccessible';
import { expect, test } from '../shopper/test';
import { visit } from '../shopper/visit';

const filter = (page: Page) => page.getByRole('navigation', { name: 'Отбор по меткам' });
const label = (page: Page, name: string) => filter(page).getByRole('link', { name: new RegExp(`^${name}`) });
const names = (page: Page) => page.getByRole('article').getByRole('heading');

test('home with a chosen label has no accessibility violation', async ({ page }) => {
  await visit(page, '/?labels=3');
  await expect(label(page, 'Острое')).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('region', { name: 'Рекомендуем' })).toHaveCount(0);
  await expectAccessible(page, oneView);
});

test('a group with a chosen label, and one without matches, have no accessibility violation', async ({
  page,
}) => {
  await visit(page, '/menu/rolly?labels=1');
  await expect(label(page, 'Хит')).toHaveAttribute('aria-current', 'true');
  // The theme and width that differ from the view above; layout reads a group in both.
  await expectAccessible(page, [[1440, 'light']]);
  await visit(page, '/menu/rolly?labels=1&labels=2&labels=4');
  await expect(page.getByRole('heading', { name: 'Таких блюд нет' })).toBeVisible();
  await expectAccessible(page, oneView);
});

test('labels filter the menu, appear in the address, and Back removes them', async ({ page }) => {
  await visit(page, '/menu');
  const all = await names(page).count();
  await label(page, 'Острое').click();
  await expect(page).toHaveURL(/\?labels=3$/);
  await expect(label(page, 'Острое')).toHaveAttribute('aria-current', 'true');
  await expect.poll(() => names(page).count()).toBeLessThan(all);
  const spicy = await names(page).count();
  // The link keeps the focus: the page was not remounted.
  await expect(label(page, 'Острое')).toBeFocused();

  await label(page, 'Хит').click();
  await expect(page).toHaveURL(/\?labels=1&labels=3$/);
  await expect.poll(() => names(page).count()).toBeLessThan(spicy);
  await page.goBack();
  await expect.poll(() => names(page).count()).toBe(spicy);
  await filter(page).getByRole('link', { name: 'Сбросить' }).click();
  await expect(page).toHaveURL(/\/menu$/);
  await expect.poll(() => names(page).count()).toBe(all);
});

test('a link with labels is rendered by the server, and a panel keeps them', async ({ page, request }) => {
  const html = await (await request.get('/menu?labels=4')).text();
  const whole = await (await request.get('/menu')).text();
  const cards = (text: string) => text.split('<article').length - 1;
  expect(cards(html)).toBeGreaterThan(0);
  expect(cards(html)).toBeLessThan(cards(whole));
  // The page cache does not mix it with the page without labels.
  expect(cards(await (await request.get('/menu?labels=4')).text())).toBe(cards(html));

  await visit(page, '/menu?labels=4');
  const shown = await names(page).count();
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL(/labels=4.*panel=product/);
  // The page under the panel is unchanged.
  await expect(page.locator('#content article')).toHaveCount(shown);
  await page.goBack();
  await expect(page).toHaveURL(/\/menu\?labels=4$/);
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

test('by the keyboard: a tab moves the focus into its group', async ({ page }) => {
  await visit(page, '/menu');
  const tabs = page.getByRole('navigation', { name: 'Группы меню' });
  await tabs.getByRole('link', { name: 'Сеты' }).focus();
  await page.keyboard.press('Enter');
  const sets = page.getByRole('region', { name: 'Сеты' });
  await expect(sets).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(sets.getByRole('article').first().getByRole('link')).toBeFocused();
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

test('cards render with odd names, prices and pictures', async ({ page }) => {
  const name = `</script><img src=x onerror=alert(1)> "Ы" ${'щ'.repeat(160)}`;
  const odd = [
    { name },
    { price: '589.90', old_price: 0.1 + 0.2 },
    { weight: null, pieces: null, media_list: null, labels: null, description: null },
    { media_list: [{ original: null, sources: null }], weight: 'abc', price: '490' },
    { labels: ['Хит', 'Хит'].map((label, id) => ({ id, name: label, show_name: 1 })) },
    { labels: [{ id: 1, name: 'Метка, которой не хватает никакой карточки', show_name: 1 }] },
  ];
  await page.route('**/api/app/nomenclature/products/**', async (route) => {
    const answer = await route.fetch();
    const products = (await answer.json()) as object[];
    const json = products.map((product, index) => ({ ...product, ...odd[index] }));
    await route.fulfill({ response: answer, json: [...json, json[0], null, { name: 'без номера' }] });
  });
  await page.setViewportSize({ width: 360, height: 800 });
  await visit(page, '/legal');
  await page.getByRole('button', { name: 'Все меню' }).click();
  await page.getByRole('dialog').getByRole('link').first().click();
  await expect(names(page).first()).toHaveText(name);
  await expect(page.getByRole('article').nth(1)).toContainText(/590\s₽/);
  await expect(page.getByRole('article').nth(4).getByText('Хит')).toHaveCount(1);
  await expect(page.locator('#content')).not.toContainText(/undefined|NaN|null|\[object/);
  await expectAccessible(page, [[360, 'light']]);
});

test('the menu of a table shows prices and energy, and no way to order', async ({ page, request }) => {
  await visit(page, '/web_menu');
  await expect(page.getByRole('heading', { level: 1, name: 'Меню' })).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  const dish = page.getByRole('article').first();
  await expect(dish.getByText(/\d\s₽/)).toBeVisible();
  await expect(dish.getByText('ккал')).toBeVisible();
  await expect(dish.getByText('углеводы')).toBeVisible();
  await expect(page.getByRole('button', { name: /корзин/i })).toHaveCount(0);
  expect(await (await request.get('/web_menu')).text()).toContain('ккал');
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

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });
  test('labels are plain links', async ({ page }) => {
    await page.goto('/menu/rolly');
    await label(page, 'Острое').click();
    await expect(page).toHaveURL(/\/menu\/rolly\?labels=3$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Роллы' })).toBeVisible();
    await expect(label(page, 'Острое')).toHaveAttribute('aria-current', 'true');
  });
});

test.describe('a slow back end that fails', () => {
  test.use({ expectedFaults: /status of 503|call refused with status 503/ });
  // The skeleton and the error page are the same on both.
  for (const [path, call, views] of [
    ['/', '**/api/app/nomenclature/groups/**', accessibleViews],
    ['/menu/supy', '**/api/app/group/**', oneView],
  ] as const) {
    test(`${path} has no accessibility violation while loading and after a failure`, async ({ page }) => {
      await visit(page, '/menu/supy/ramen-tonkotsu');
      const fail = await delayThenFail(page, call);
      await page.locator(`#app a[href="${path}"]`).first().click();
      await expect(page.locator('#content [aria-busy=true]')).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expectAccessible(page, views);
      await expect(page.locator('#content [aria-busy=true]')).toBeVisible();

      fail();
      await expect(page.getByRole('heading', { level: 1, name: 'Что-то пошло не так' })).toBeVisible();
      await expectAccessible(page, views);
      await page.unroute(call);
      await page.getByRole('link', { name: 'Обновить' }).click();
      await expect(page.getByRole('article').first()).toBeVisible();
    });
  }
});
