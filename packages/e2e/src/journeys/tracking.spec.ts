import { shortMenu } from '../shopper/cart';
import { fillCartByApi } from '../shopper/cartByApi';
import { panel } from '../shopper/choosePlace';
import { foreignRequests } from '../shopper/foreignRequests';
import { logInByApi } from '../shopper/logIn';
import { sendCart } from '../shopper/placeOrder';
import { expect, test } from '../shopper/test';
import { fullyLoaded, visit } from '../shopper/visit';

test('without keys no request leaves the site, from the advertisement to the order', async ({
  page,
  context,
  baseURL,
}) => {
  const foreign = foreignRequests(context, baseURL ?? '');
  await logInByApi(page);
  await fillCartByApi(page);
  await visit(page, `${shortMenu}&utm_source=admitad&admitad_uid=u1`);
  await fullyLoaded(page);
  await expect(page.getByRole('region', { name: 'Согласие на статистику' })).toHaveCount(0);
  await sendCart(page);
  await expect(panel(page, /Заказ №/)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(foreign).toEqual([]);
});
