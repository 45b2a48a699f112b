import { storageKeys } from '@storefront/contracts';
import { startReleasesShop } from '../faulty-shell/startReleasesShop';
import { axeScript } from '../shopper/expectAccessible';
import { expect, sees, test as base } from './test';

type Shop = Awaited<ReturnType<typeof startReleasesShop>>;

const test = base.extend<object, { shop: Shop }>({
  shop: [
    async ({ engineName: _engineName }, run) => {
      const shop = await startReleasesShop();
      await run(shop);
      await shop.stop();
    },
    { scope: 'worker' },
  ],
  shellUrl: ({ shop }, run) => run(shop.origin),
});

/** In the page: how many charts have a line in the colour of the canary. */
const painted = `(() => {
  const accent = getComputedStyle(document.documentElement).getPropertyValue('--c-accent').trim();
  const paint = new OffscreenCanvas(1, 1).getContext('2d');
  paint.fillStyle = accent;
  paint.fillRect(0, 0, 1, 1);
  const pixel = (data) => [...new Uint32Array(data.buffer)];
  const [line] = pixel(paint.getImageData(0, 0, 1, 1).data);
  return [...document.querySelectorAll('canvas')].filter((canvas) =>
    pixel(canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data).includes(line),
  ).length;
})()`;

/** In the page: what axe finds. */
const violations = `Promise.resolve((() => { ${axeScript} })())
  .then(() => axe.run(document, { resultTypes: ['violations'] }))
  .then(({ violations }) => violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => id + ': ' + target)))`;

test('the page of releases has its charts and is accessible in both themes', async ({ driver, shop }) => {
  await driver.open(await shop.link());
  for (const theme of ['light', 'dark']) {
    await driver.evaluate(`localStorage.setItem('${storageKeys('kitsune').theme}', '${theme}')`);
    await driver.reload();
    await sees(driver, { role: 'heading', name: 'mf-catalog' });
    await expect.poll(() => driver.evaluate(painted)).toBe(7);
    expect(await driver.evaluate('document.documentElement.dataset.theme')).toBe(theme);
    expect(await driver.evaluate(violations)).toEqual([]);
  }
});
