import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expect, test } from '../shopper/test';
import { hydrated, visit } from '../shopper/visit';
import { stack } from '../stack/stack';
import { type StartedShell, startShell } from '../stack/startShell';

const run = "window.ran=1;alert('ran')";
const content = [
  `<p onclick="${run}" style="position:fixed" class="x" id="root">Первый абзац</p>`,
  `<script>${run}</script><scr<script>ipt>${run}</scr</script>ipt>`,
  `<img src=x onerror="${run}"><img src="data:image/svg+xml,<svg onload=${run}>">`,
  `<svg onload="${run}"><foreignObject><p onclick="${run}">x</p></foreignObject></svg>`,
  `<iframe srcdoc="<script>parent.${run}</script>"></iframe><iframe src="javascript:${run}"></iframe>`,
  `<a href="javascript:${run}">Ссылка раз</a><a href="java\tscript:${run}">Ссылка два</a>`,
  `<noscript><p title="</noscript><img src=x onerror=${run}>"></noscript>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${run}&gt;">`,
  `<form action="https://evil.example"><input onfocus="${run}" autofocus><button formaction="javascript:${run}">`,
  `<style>body{display:none}</style><base href="https://evil.example/"><link rel=stylesheet href=//evil.example>`,
  `<meta http-equiv="refresh" content="0;url=javascript:${run}"><object data="javascript:${run}"></object>`,
  `<video><source onerror="${run}"></video><details open ontoggle="${run}">x</details>`,
  '<p>a<p>b<div>c<li>d<td>e<a href="/menu">f<a href="/menu">g<table>h<td>i<table><tr><td>j</table></table>',
  '<h2>Последний заголовок</h2>',
].join('\n');
const article = { id: 1, slug: 'hostile', name: 'Статья с сюрпризом', content };

let backEnd: Server;
let shell: StartedShell;

test.beforeAll(async () => {
  // The back end of the stack, except for one article.
  backEnd = createServer((request, response) => {
    if (request.url?.startsWith('/api/blogs/hostile')) {
      response.setHeader('content-type', 'application/json').end(JSON.stringify(article));
      return;
    }
    fetch(`http://127.0.0.1:${stack().apiPort}${request.url}`)
      .then(async (answer) => {
        response.statusCode = answer.status;
        response.setHeader('content-type', answer.headers.get('content-type') ?? 'application/json');
        response.end(Buffer.from(await answer.arrayBuffer()));
      })
      .catch(() => response.writeHead(502).end());
  });
  await new Promise<void>((resolve) => backEnd.listen(0, '127.0.0.1', resolve));
  shell = await startShell({}, `http://127.0.0.1:${(backEnd.address() as AddressInfo).port}`);
});
test.afterAll(async () => {
  await shell.stop();
  backEnd.closeAllConnections();
  await new Promise((resolve) => backEnd.close(resolve));
});

/** Records dialogs and reports of the security policy from now on. */
async function watch(page: Page): Promise<string[]> {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await page.addInitScript(() => {
    const reports: string[] = [];
    Object.assign(window, { policyReports: reports });
    document.addEventListener('securitypolicyviolation', (event) => reports.push(event.violatedDirective));
  });
  return dialogs;
}

const forbidden = [
  ...[
    'script',
    'style',
    'iframe',
    'object',
    'embed',
    'svg',
    'math',
    'form',
    'input',
    'button',
    'base',
    'link',
  ],
  ...['meta', 'video', 'details', 'noscript', 'template', 'img', '[style]', '[onclick]', '[onerror]', '[id]'],
  ...['a[href*="script"]', 'a a', 'p p'],
];

async function expectHarmless(page: Page, dialogs: readonly string[]): Promise<void> {
  const text = page.getByRole('article').filter({ hasText: 'Первый абзац' });
  await expect(text.getByRole('heading', { name: 'Последний заголовок' })).toBeVisible();
  await text.getByText('Ссылка раз').click();
  await text.getByText('Первый абзац').click();
  for (const selector of forbidden) await expect(text.locator(selector)).toHaveCount(0);
  const state = await page.evaluate(() => ({
    ran: Reflect.get(window, 'ran') as unknown,
    reports: Reflect.get(window, 'policyReports') as unknown,
  }));
  expect({ ...state, dialogs }).toEqual({ ran: undefined, reports: [], dialogs: [] });
}

test('a hostile article runs nothing in the server’s HTML, and it hydrates without a difference', async ({
  page,
}) => {
  const dialogs = await watch(page);
  expect(await visit(page, `${shell.address}/about/blog/hostile`)).toBe(200);
  await expectHarmless(page, dialogs);
});

test('a hostile article that the browser loads itself runs nothing', async ({ page }) => {
  const dialogs = await watch(page);
  await page.route(/\/api\/blogs\/[a-z-]+\/$/, (route) => route.fulfill({ json: article }));
  await page.goto('/about/blog');
  await hydrated(page);
  await page.getByRole('main').getByRole('article').first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: article.name })).toBeVisible();
  await expectHarmless(page, dialogs);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('blog, article, news and history are readable, and plain links lead through the pages', async ({
    page,
  }) => {
    for (const [path, title] of [
      ['/about/news', 'Новости'],
      ['/about/history', 'История'],
      ['/about/blog', 'Блог'],
    ] as const) {
      expect((await page.goto(path))?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    }
    await page.getByRole('link', { name: 'Показать еще статьи' }).click();
    await expect(page).toHaveURL('/about/blog?page=2');
    await page.getByRole('main').getByRole('article').first().getByRole('link').click();
    expect((await page.locator('main article').innerText()).length).toBeGreaterThan(400);
    expect((await page.goto('/about/blog?page=99'))?.status()).toBe(404);
    expect((await page.goto('/about/news/kak-est-ramen-doma'))?.status()).toBe(404);
  });
});
