import { dialog, expect, sees, seesNo, test, visit } from './test';

const viewer = dialog('Истории');
const map = { role: 'group', name: 'Места на карте' } as const;

test('stories turn and close by keys', async ({ driver }) => {
  await visit(driver, '/');
  await driver.press({ role: 'link', within: { role: 'navigation', name: 'Истории' } });
  await sees(driver, { text: /^Слайд 1 /, within: viewer });
  await driver.key('ArrowRight');
  await sees(driver, { text: /^Слайд 2 /, within: viewer });
  await driver.key('ArrowLeft');
  await sees(driver, { text: /^Слайд 1 /, within: viewer });
  await driver.key('Escape');
  await seesNo(driver, viewer);
});

test('the map of restaurants shows the city and zooms, and its marker chooses a restaurant', async ({
  driver,
}) => {
  await visit(driver, '/restaurants');
  await sees(driver, { role: 'button', within: map });
  const picture = `(() => {
    const tiles = [...document.querySelectorAll('canvas.leaflet-tile-loaded')];
    const coloursOf = (tile) => {
      const copy = new OffscreenCanvas(tile.width, tile.height).getContext('2d');
      copy.drawImage(tile, 0, 0);
      return new Set(new Uint32Array(copy.getImageData(0, 0, tile.width, tile.height).data.buffer)).size;
    };
    return Math.max(0, ...tiles.map(coloursOf));
  })()`;
  await expect.poll(() => driver.evaluate(picture)).toBeGreaterThan(2);
  await driver.press({ role: 'button', name: 'Отдалить' });
  await driver.press({ role: 'button', name: 'Приблизить' });
  await driver.press({ role: 'button', name: /Химк/, within: map });
  await sees(driver, { role: 'button', name: /^Забрать отсюда/ });
});
