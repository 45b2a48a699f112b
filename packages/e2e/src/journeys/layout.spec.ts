import type { Locator, Page } from '@playwright/test';
import { dish } from '../shopper/cart';
import { panel, rememberRestaurant } from '../shopper/choosePlace';
import { atEachWidth, expectAccessible } from '../shopper/expectAccessible';
import { expectGone } from '../shopper/expectGone';
import { returnToTop } from '../shopper/keyboard';
import { expect, test } from '../shopper/test';
import { fullyLoaded, visit } from '../shopper/visit';

const toolbar = (page: Page) => page.getByRole('navigation', { name: 'Основные разделы' });
const header = (page: Page) => page.getByRole('banner');

async function boxOf(shown: Locator): Promise<{ top: number; bottom: number }> {
  await expect(shown).toBeVisible();
  const box = await shown.boundingBox();
  return { top: box?.y ?? Number.NaN, bottom: (box?.y ?? 0) + (box?.height ?? Number.NaN) };
}

test('at each width the phone, the login and the toolbar are shown or not, and the focused element is never covered', async ({
  page,
}) => {
  await visit(page, '/menu/rolly');
  for (const width of [360, 768, 1440]) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      const isWide = width >= 992;
      await expect(header(page).getByRole('link', { name: /Телефон/ })).toBeVisible({ visible: isWide });
      await expect(header(page).getByRole('button', { name: 'Войти' })).toBeVisible({ visible: isWide });
      await expect(toolbar(page)).toBeVisible({ visible: !isWide });
      await returnToTop(page);
      const covered: string[] = [];
      for (let stop = 0; stop < 45; stop += 1) {
        await page.keyboard.press('Tab');
        // A tab of the menu scrolls into view one frame later.
        await page.evaluate(
          () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
        );
        const name = await page.evaluate(() => {
          const focused = document.activeElement;
          if (!(focused instanceof HTMLElement) || focused === document.body) return undefined;
          const { left, top, width: wide, height } = focused.getBoundingClientRect();
          const points = [top + 2, top + height / 2, top + height - 2].map((y) =>
            document.elementFromPoint(left + wide / 2, y),
          );
          const isSeen = points.every((seen) => seen && (focused.contains(seen) || seen.contains(focused)));
          return isSeen ? undefined : `${focused.textContent?.slice(0, 40)} at ${Math.round(top)}`;
        });
        if (name) covered.push(name);
      }
      expect.soft(covered).toEqual([]);
    });
  }
});

// axe reads the page of a group here, the page of a dish with a choice in product, the other pages in content-pages.
test('the home page and the page of the login have no accessibility violation', async ({ page }) => {
  for (const path of ['/', '/auth']) {
    await visit(page, path);
    await expectAccessible(page);
  }
});

test('the burger has no accessibility violation', async ({ page }) => {
  await visit(page, '/legal');
  await header(page).getByRole('button', { name: 'Открыть меню сайта' }).click();
  await expect(panel(page, 'Кицунэ').getByRole('link', { name: 'Рестораны' })).toBeVisible();
  await expectAccessible(page);
});

test('the modals of a phone have no accessibility violation', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, '/menu/rolly');
  await page
    .getByRole('button', { name: `В корзину: ${dish}` })
    .first()
    .click();
  await expect(panel(page, 'Как получите заказ?')).toBeVisible();
  await expectAccessible(page);
  await expectGone(page.getByRole('dialog'), () => page.keyboard.press('Escape'));
  await toolbar(page).getByRole('button', { name: 'Все меню' }).click();
  await expect(panel(page, 'Все меню')).toBeVisible();
  await expectAccessible(page, [
    [360, 'light'],
    [768, 'dark'],
  ]);
});

test.describe('a touch screen of 320 px', () => {
  test.use({ viewport: { width: 320, height: 700 }, hasTouch: true, isMobile: true });

  test('shows why an unavailable dish cannot be added, and does not scroll sideways', async ({ page }) => {
    await rememberRestaurant(page);
    await visit(page, '/menu/napitki/ramune');
    const main = page.getByRole('main');
    const add = main.getByRole('button', { name: /^Добавить/ }).first();
    await expect(add).toHaveAccessibleDescription('Нет в этом ресторане');
    const note = await boxOf(main.locator('[data-kind=warn]', { hasText: 'Нет в этом ресторане' }));
    expect(note.bottom).toBeLessThanOrEqual((await boxOf(add)).top);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  test('shows why a button is blocked after a tap on it', async ({ page }) => {
    await visit(page, '/delivery');
    const choose = page.getByRole('main').getByRole('button', { name: 'Выбрать', exact: true });
    const reason = choose.locator('[role=tooltip]');
    await expect(reason).toBeHidden();
    // A blocked button counts as disabled, for which a tap would wait; without the wait it could hit the toolbar.
    await choose.evaluate((button) => button.scrollIntoView({ block: 'center' }));
    await choose.tap({ force: true });
    await expect(reason).toBeVisible();
  });

  test('scrolls no page sideways', async ({ page }) => {
    for (const path of ['/', '/menu', '/menu/rolly', '/restaurants', '/promos', '/auth']) {
      // Of these pages only the page with the map loads parts after its start.
      await (path === '/restaurants' ? visit(page, path) : page.goto(path));
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect({ path, overflow }).toEqual({ path, overflow: 0 });
    }
  });
});

test.describe('the first visit', () => {
  test.use({ isFirstVisit: true });
  const hintOf = (page: Page) => page.getByRole('region', { name: 'Куда привезти заказ?' });
  /** On a phone the hint is a modal. */
  const fromTablet = [768, 1440] as const;

  test('shows the address hint once, without covering the page', async ({ page }) => {
    await visit(page, '/menu/rolly');
    const hint = hintOf(page);
    await expect(hint).toBeVisible();
    await expect(page.locator('body')).toBeFocused();
    await expectAccessible(page);
    await atEachWidth(
      page,
      async (width) => {
        const anchor = await boxOf(header(page).getByRole('button', { name: /Уточните адрес/ }));
        const free = width < 992 ? (await boxOf(toolbar(page))).top : page.viewportSize()?.height;
        const place = await boxOf(hint);
        expect(place.top).toBeGreaterThanOrEqual(anchor.bottom);
        expect(place.bottom).toBeLessThanOrEqual(free ?? 0);
      },
      fromTablet,
    );

    await expectGone(hint, () => hint.getByRole('button', { name: 'Самовывоз' }).click());
    await expect(panel(page, 'Выберите адрес').getByRole('radio', { name: 'Ресторан' })).toBeChecked();
    await expectGone(panel(page, 'Выберите адрес'), () => page.keyboard.press('Escape'));
    await page.reload();
    await fullyLoaded(page);
    await page.waitForLoadState('networkidle');
    await expect(hint).toHaveCount(0);
  });

  test('the address hint does not cover the first view', async ({ page }) => {
    await visit(page, '/');
    const hero = page
      .getByRole('main')
      .getByRole('link', { name: /^Выбрать/ })
      .first();
    await atEachWidth(
      page,
      async () => {
        const hint = await boxOf(hintOf(page));
        for (const seen of [page.getByRole('main').getByRole('heading').first(), hero, header(page)]) {
          expect((await boxOf(seen)).bottom).toBeLessThanOrEqual(hint.top);
        }
      },
      fromTablet,
    );
  });

  test('the first dish shows its price and its button without a scroll, beside the address hint', async ({
    page,
  }) => {
    await visit(page, '/');
    const dishes = page.getByRole('region', { name: 'Рекомендуем' });
    const hint = await hintOf(page).boundingBox();
    for (const shown of [
      dishes.getByText('₽').first(),
      dishes.getByRole('button', { name: /^В корзину: / }).first(),
    ]) {
      const { bottom } = await boxOf(shown);
      expect(bottom).toBeLessThanOrEqual(900);
      expect(await shown.evaluate((element) => element.getBoundingClientRect().right)).toBeLessThan(
        hint?.x ?? 0,
      );
    }
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
    const question = (page: Page) => panel(page, 'Как получите заказ?');
    /** Taps where nothing else happens. What the hint does then has happened with the next task. */
    const tapPage = async (page: Page) => {
      await page.getByRole('heading', { level: 1 }).tap();
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    };
    const openFirst = async (page: Page, path: string) => {
      await page.goto(path);
      await page.evaluate(() => localStorage.clear());
      await page.reload();
      await fullyLoaded(page);
      await page.waitForLoadState('networkidle');
    };

    test('a press is followed by the question where to deliver: a modal that never returns', async ({
      page,
    }) => {
      for (const close of [
        () => page.keyboard.press('Escape'),
        () => page.touchscreen.tap(195, 40),
        () => page.goBack(),
      ]) {
        await openFirst(page, '/legal');
        await expect(question(page)).toHaveCount(0);
        await tapPage(page);
        await expect(question(page)).toBeFocused();
        for (let stop = 0; stop < 5; stop += 1) {
          await page.keyboard.press('Tab');
          expect(await question(page).evaluate((sheet) => sheet.contains(document.activeElement))).toBe(true);
        }
        await expectGone(question(page), close);
        await expect(page).toHaveURL('/legal');
        await tapPage(page);
        await expect(question(page)).toHaveCount(0);
      }
      await page.reload();
      await fullyLoaded(page);
      await page.waitForLoadState('networkidle');
      await tapPage(page);
      await expect(question(page)).toHaveCount(0);
    });

    test('the question waits until the panel of a link is closed', async ({ page }) => {
      await openFirst(page, '/legal?panel=search');
      const search = panel(page, 'Поиск');
      await search.getByRole('heading', { name: 'Поиск' }).tap();
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
      await expect(page.getByRole('dialog')).toHaveCount(1);
      await expectGone(search, () => page.keyboard.press('Escape'));
      await tapPage(page);
      await expectGone(question(page), () =>
        question(page)
          .getByRole('button', { name: /^Самовывоз/ })
          .tap(),
      );
      await expect(panel(page, 'Выберите адрес').getByRole('radio', { name: 'Ресторан' })).toBeChecked();
    });
  });
});
