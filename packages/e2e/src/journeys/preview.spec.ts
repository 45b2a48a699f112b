import { rmSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { copyToRelease } from '../faulty-shell/faults';
import { FaultyShell } from '../faulty-shell/faultyShell';
import { addFromCard, dish, openCart, shortMenu } from '../shopper/cart';
import { rememberRestaurant } from '../shopper/choosePlace';
import { expectAccessible } from '../shopper/expectAccessible';
import { expectGone } from '../shopper/expectGone';
import { expect, test } from '../shopper/test';
import { hydrated, visit } from '../shopper/visit';
import { makeCopiesFolder } from '../stack/builtArtefacts';
import { stack } from '../stack/stack';

/** The builds of the catalogue whose scripts the page has loaded. */
const builds = (page: Page) =>
  page.evaluate(() => [
    ...new Set(
      performance
        .getEntriesByType('resource')
        .flatMap(({ name }) => /\/mf\/catalog\/(\w+)\/.*\.js/.exec(name)?.[1] ?? []),
    ),
  ]);

test('staff order from a stored build below a line that says so, and leave it by that line', async ({
  page,
}) => {
  const folder = makeCopiesFolder();
  const shell = await FaultyShell.start('catalog', folder, `http://127.0.0.1:${stack().apiPort}`);
  try {
    const { registry, url } = shell;
    const { stable: live } = await registry.channels('catalog');
    const { build } = await registry.store(copyToRelease('catalog', folder).folder);
    const expires = Math.floor(Date.now() / 1000) + 600;
    const link = await registry.preview({ remote: 'catalog', build, expires });

    expect(await visit(page, `${url}/promos?${link}`)).toBe(200);
    const line = page.getByRole('complementary', { name: 'Предпросмотр', exact: true });
    await expect(line).toContainText('Предпросмотр catalog до');
    await expect(line).toContainText(build.slice(0, 8));
    await expectAccessible(page);

    await rememberRestaurant(page);
    await visit(page, url + shortMenu);
    await addFromCard(page);
    await expect((await openCart(page)).getByText(dish)).toBeVisible();
    expect(await builds(page)).toEqual([build]);
    await page.keyboard.press('Escape');

    await expectGone(line, () => line.getByRole('link', { name: 'Закрыть предпросмотр' }).click());
    await hydrated(page);
    await expect(page.getByRole('button', { name: `Прибавить: ${dish}` }).first()).toBeVisible();
    expect(await builds(page)).toEqual([live]);
  } finally {
    await shell.stop();
    rmSync(folder, { recursive: true });
  }
});
