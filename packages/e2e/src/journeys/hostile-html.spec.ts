import httpProxy from '@fastify/http-proxy';
import type { Page } from '@playwright/test';
import { hostileFragments } from '@storefront/cms-html/hostile-fragments';
import Fastify from 'fastify';
import { expect, test } from '../shopper/test';
import { visit } from '../shopper/visit';
import { stack } from '../stack/stack';
import { type StartedShell, startShell } from '../stack/startShell';

// The sanitiser alone must stop the fragments. The one picture that they may keep does not exist.
test.use({ bypassCSP: true, expectedFaults: /status of 404 .*\/storage\/x\.jpg\)/ });

// One worker, because every worker would start a shell.
test.describe.configure({ mode: 'default' });

/** The back end of the stack with promotions of its own. */
const backEnd = Fastify({ forceCloseConnections: true });
let server: StartedShell;

/** Each fragment is a field of its own: an unclosed tag cannot swallow the next one. */
test.beforeAll(async () => {
  const promos = hostileFragments.map((description, index) => ({
    id: index + 1,
    slug: `promo-${index}`,
    name: `Promo ${index}`,
    description,
  }));
  backEnd.get('/api/promos/', () => promos);
  backEnd.get('/api/landings/', () => []);
  backEnd.register(httpProxy, { upstream: `http://127.0.0.1:${stack().apiPort}` });
  server = await startShell({}, await backEnd.listen({ host: '127.0.0.1', port: 0 }));
});
test.afterAll(async () => {
  await server.stop();
  await backEnd.close();
});

/** Counts the calls of `alert()`, which stands for the code of every fragment. */
async function countAlerts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { alerts: 0 });
    window.alert = () => {
      Object.assign(window, { alerts: Number(Reflect.get(window, 'alerts')) + 1 });
    };
  });
  return () => page.evaluate(() => Number(Reflect.get(window, 'alerts')));
}

/** Event handlers, links to no address of a page, and resources from other hosts. */
const hostileAttributes = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *')].flatMap((element) =>
      [...element.attributes]
        .filter(
          ({ name, value }) =>
            /^(?:on|srcdoc$|formaction$)/.test(name) ||
            (/^(?:src|srcset|action|data|poster)$/.test(name) && !/^\/(?!\/)/.test(value)) ||
            (name.endsWith('href') && !/^(?:\/(?!\/)|#|https?:\/\/|mailto:|tel:)/.test(value)),
        )
        .map(({ name, value }) => `<${element.localName} ${name}="${value}">`),
    ),
  );

test('the page of this test notices code that runs', async ({ page }) => {
  const alerts = await countAlerts(page);
  await page.goto(`${server.address}/robots.txt`);
  await page.setContent('<main><img src="data:," onerror="alert(1)"></main>');
  await expect.poll(alerts).toBe(1);
  expect(await hostileAttributes(page)).toHaveLength(2);
});

test('no hostile fragment runs in the browser', async ({ page, request }) => {
  const address = `${server.address}/promos/rules`;
  expect(new Set(hostileFragments).size).toBeGreaterThanOrEqual(200);
  const html = await (await request.get(address)).text();
  const shown = hostileFragments.filter((_, index) => html.includes(`Promo ${index}<`));
  expect(shown.length, 'fragments in the HTML of the server').toBe(hostileFragments.length);

  const alerts = await countAlerts(page);
  const foreign: string[] = [];
  page.on('request', (made) => {
    if (!made.url().startsWith(server.address)) foreign.push(made.url());
  });
  let dialogs = 0;
  page.on('dialog', (dialog) => {
    dialogs += 1;
    void dialog.dismiss();
  });
  await visit(page, address);
  await expect(page.getByText(`Promo ${hostileFragments.length - 1}`, { exact: true })).toBeAttached();
  expect(await hostileAttributes(page)).toEqual([]);
  expect(await page.locator('main :is(script, style, iframe, object, embed, form)').count()).toBe(0);
  expect({ alerts: await alerts(), dialogs, foreign }).toEqual({ alerts: 0, dialogs: 0, foreign: [] });
  expect(page.url()).toBe(address);
});
