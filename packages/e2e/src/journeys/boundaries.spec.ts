import { shortMenu } from '../shopper/cart';
import { chooseDelivery } from '../shopper/choosePlace';
import { expectGone } from '../shopper/expectGone';
import { expect, test } from '../shopper/test';
import { fullyLoaded, visit } from '../shopper/visit';

const legend = { name: 'Границы команд' } as const;

test('staff see which team owns what, with its build', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'kitsuneStaff', value: '1', url: baseURL ?? '' }]);
  await visit(page, `${shortMenu}&boundaries`);
  await fullyLoaded(page);
  const outlines = page.getByRole('complementary', legend);
  await expect(outlines.getByRole('listitem')).toHaveCount(6);
  for (const team of [/^shell \w{8,}/, /^mf-catalog \w{8,}/, /^mf-checkout \w{8,}/]) {
    await expect(outlines.getByText(team)).toBeVisible();
  }
  await expect(page.getByText(/^catalog · page:menu · \w{8,}/)).toBeVisible();
  await expect(page.getByText(/^shell · header · \w{8,}/)).toBeVisible();

  // The outlines do not get in the way of using the page.
  await expectGone(page.getByText(/^catalog · page:menu/), () =>
    outlines.getByRole('button', { name: 'Скрыть границы' }).click(),
  );
  await outlines.getByRole('button', { name: 'Показать границы' }).click();
  await chooseDelivery(page);
});
