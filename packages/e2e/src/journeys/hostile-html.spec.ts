import type { Page } from '@playwright/test';
import { hostileFragments } from '@storefront/cms-html/hostile-fragments';
import { expect, test } from '../shopper/test';
import { visit } from '../shopper/visit';
import type { StartedBackEnd } from '../stack/startBackEnd';
import { type StartedShell, startShell } from '../stack/startShell';
import { type Answer, startStubbedBackEnd } from '../stack/startStubbedBackEnd';

// The sanitiser alone must stop the fragments. The one picture that they may keep does not exist.
test.use({ bypassCSP: true, expectedFaults: /status of 404 .*\/storage\/x\.jpg\)/ });

// One worker, because every worker would start a shell.
test.describe.configure({ mode: 'default' });

let answers: Record<string, Answer>;
let backEnd: StartedBackEnd;
let server: StartedShell;

/** Each fragment is a field of its own: an unclosed tag cannot swallow the next one. */
test.beforeAll(async () => {
  answers = {
    '/api/promos/': {
      status: 200,
      json: hostileFragments.map((description, index) => ({
        id: index + 1,
        slug: `promo-${index}`,
        name: `Promo ${index}`,
        description,
      })),
    },
    '/api/history-all/': {
      status: 200,
      json: hostileFragments.map((description, index) => ({
        id: index + 1,
        name: `Event ${index}`,
        year: 2020,
        description,
      })),
    },
    '/api/landings/': { status: 200, json: [] },
  };
  backEnd = await startStubbedBackEnd(answers);
  server = await startShell({ imageHosts: ['cdn.example'] }, { apiUrl: backEnd.url });
});
test.afterAll(async () => {
  await server.stop();
  backEnd.stop();
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

for (const [path, name] of [
  ['/promos/rules', 'Promo'],
  ['/about/history', 'Event'],
] as const) {
  test(`no hostile fragment on ${path} runs in the browser`, async ({ page, request }) => {
    expect(new Set(hostileFragments).size).toBeGreaterThanOrEqual(200);
    const html = await (await request.get(server.address + path)).text();
    const shown = hostileFragments.filter((_, index) => html.includes(`${name} ${index}<`));
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
    await visit(page, server.address + path);
    await expect(page.getByText(`${name} ${hostileFragments.length - 1}`, { exact: true })).toBeAttached();
    expect(await hostileAttributes(page)).toEqual([]);
    expect(
      await page.locator('main :is(script, style:not([data-emotion]), iframe, object, embed, form)').count(),
    ).toBe(0);
    expect({ alerts: await alerts(), dialogs, foreign }).toEqual({ alerts: 0, dialogs: 0, foreign: [] });
    expect(page.url()).toBe(server.address + path);
  });
}

test('a link to our own host stays in the tab, and only pictures of allowed hosts remain', async ({
  request,
}) => {
  const description =
    `<p><a href="${server.address}/menu?a=1" target="_blank">Menu</a></p>` +
    '<img src="https://cdn.example/a.png"><img src="https://evil.example/b.png">';
  answers['/api/promos/own/'] = { status: 200, json: { id: 1, slug: 'own', name: 'Own', description } };
  const html = await (await request.get(`${server.address}/promos/own`)).text();
  expect(html).toContain('<a href="/menu?a=1">Menu</a>');
  expect([...html.matchAll(/<img[^>]* src="(https:[^"]*)"/g)].map(([, src]) => src)).toEqual([
    'https://cdn.example/a.png',
  ]);
});
