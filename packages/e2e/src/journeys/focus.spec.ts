import { isUncovered } from '../shopper/isUncovered';
import { tabTo } from '../shopper/keyboard';
import { expect, test } from '../shopper/test';
import { visit } from '../shopper/visit';

test.use({ viewport: { width: 360, height: 740 } });

test('the toolbar covers no link of the footer that has the focus, and its ring can be seen', async ({
  page,
}) => {
  await visit(page, '/promos');
  const footer = page.getByRole('contentinfo');
  for (const name of ['Бонусы', 'Блог']) {
    const link = footer.getByRole('link', { name, exact: true });
    await tabTo(page, link);
    await expect.poll(() => isUncovered(link)).toBe(true);
    const ring = await link.evaluate((element) => getComputedStyle(element).outlineColor);
    expect(ring).not.toBe(await footer.evaluate((element) => getComputedStyle(element).backgroundColor));
  }
});

test('the toolbar covers no field of a form that has the focus', async ({ page }) => {
  await visit(page, '/about/franchise');
  const comment = page.getByRole('textbox', { name: 'Комментарий' });
  await tabTo(page, comment);
  await expect.poll(() => isUncovered(comment)).toBe(true);
});
