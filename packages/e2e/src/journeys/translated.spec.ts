import type { Page } from '@playwright/test';
import { addFromCard, dish, openCart, shortMenu } from '../shopper/cart';
import { chooseDelivery, panel } from '../shopper/choosePlace';
import { expectGone } from '../shopper/expectGone';
import { logIn } from '../shopper/logIn';
import { pick } from '../shopper/pick';
import { expect, test } from '../shopper/test';
import { fullyLoaded, visit } from '../shopper/visit';

// What is hydrated after the translation, as it comes near, is rendered again.
test.use({ expectedFaults: /rendered again in the browser/ });

/**
 * Translates the page as browsers do, now and whenever its text changes, without another language: in turn a text node
 * is wrapped, or replaced by a copy.
 */
const translate = (page: Page) =>
  page.evaluate(() => {
    let count = 0;
    const wrapper = () => document.createElement('font');
    const done = (node: Node) => /^(?:FONT|SCRIPT|STYLE|TEXTAREA)$/.test(node.parentElement?.nodeName ?? '');
    function translateBelow(root: Node) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts = root.nodeType === Node.TEXT_NODE ? [root as Text] : [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (done(text) || !text.isConnected || !text.data.trim()) continue;
        const [outer, inner] = [wrapper(), wrapper()];
        outer.append(inner);
        text.replaceWith(outer);
        inner.append((count += 1) % 2 ? text : text.data);
      }
    }
    document.documentElement.classList.add('translated-ltr');
    translateBelow(document.body);
    new MutationObserver((records) => {
      for (const { addedNodes, target, type } of records) {
        for (const node of type === 'characterData' ? [target] : addedNodes) translateBelow(node);
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });

test('a guest orders on a page that a browser translates', async ({ page }) => {
  await visit(page, shortMenu);
  // What works around translators is loaded last.
  await fullyLoaded(page);
  await translate(page);
  await chooseDelivery(page);
  await addFromCard(page, 2);
  const cart = await openCart(page);
  await expect(cart.getByText('1 180 ₽').first()).toBeVisible();

  await cart.getByRole('button', { name: 'Ввести промокод' }).click();
  const form = panel(page, 'Промокод');
  await form.getByRole('textbox', { name: 'Промокод' }).fill('LISA10');
  await form.getByRole('button', { name: 'Применить', exact: true }).click();
  await logIn(page);
  await cart.getByRole('button', { name: 'Убрать промокод LISA10' }).click();
  await expect(cart.getByRole('button', { name: 'Ввести промокод' })).toBeVisible();

  await cart.getByRole('button', { name: `Убавить: ${dish}` }).click();
  await expect(cart.getByText('1 180 ₽')).toHaveCount(0);
  await cart.getByRole('button', { name: `Удалить: ${dish}` }).click();
  await expect(cart.getByText('В корзине пусто...')).toBeVisible();
  await expectGone(cart, () => page.keyboard.press('Escape'));

  await addFromCard(page, 2);
  await (await openCart(page)).getByRole('button', { name: /Оформить/ }).click();
  const order = panel(page, 'Оформление заказа');
  await pick(order.getByRole('radio', { name: 'Наличными' }));
  await order.getByRole('button', { name: 'Добавить: персоны' }).click();
  await order.getByRole('button', { name: /Заказать/ }).click();
  await expect(panel(page, /Заказ №/)).toBeVisible();
  await expect(page.locator('font').first()).toBeAttached();
});
