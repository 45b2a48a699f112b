import { gzipSync } from 'node:zlib';
import { launch } from './browser.mjs';

/** The size of all JavaScript that a first visit loads, gzip -9, in bytes. */
export async function measureScripts(origin, paths) {
  const browser = await launch();
  const sizes = [];
  for (const path of paths) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    /** @type {Promise<number>[]} */
    const bodies = [];
    page.on('response', (response) => {
      if (response.request().resourceType() !== 'script') return;
      bodies.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
    });
    await page.goto(origin + path);
    await page.waitForLoadState('networkidle');
    const each = await Promise.all(bodies);
    sizes.push({ path, files: each.length, bytes: each.reduce((sum, size) => sum + size, 0) });
    await context.close();
  }
  await browser.close();
  return sizes;
}
