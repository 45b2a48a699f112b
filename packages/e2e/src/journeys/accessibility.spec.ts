import { expectAccessible } from '../shopper/expectAccessible';
import { test } from '../shopper/test';
import { visit } from '../shopper/visit';

test('the pages have no accessibility violation', async ({ page }) => {
  for (const path of ['/', '/menu/rolly', '/menu/rolly/philadelphia-classic', '/auth']) {
    await test.step(path, async () => {
      await visit(page, path);
      await expectAccessible(page);
    });
  }
});
