import { expectAccessible } from '../shopper/expectAccessible';
import { test } from '../shopper/test';
import { visit } from '../shopper/visit';

test('the pages have no accessibility violation', async ({ page }) => {
  // axe reads the page of a group in layout, the page of a dish with a choice in product, the other pages in
  // content-pages.
  for (const path of ['/', '/auth']) {
    await test.step(path, async () => {
      await visit(page, path);
      await expectAccessible(page);
    });
  }
});
