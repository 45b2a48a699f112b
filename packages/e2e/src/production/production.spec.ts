import { panel } from '../shopper/choosePlace';
import { pictureFile } from '../shopper/pictures';
import { visit } from '../shopper/visit';
import { orderAsNewCustomer } from './orderAsNewCustomer';
import { expect, test } from './test';
import { Visitor } from './visitor';

test('a customer logs in, orders, hears of each status, and uploads a picture', async ({ page, stack }) => {
  const statuses: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const [, status] = /"order-status-changed".*"status_slug":"(\w+)"/.exec(String(payload)) ?? [];
      if (status) statuses.push(status);
    }),
  );
  await orderAsNewCustomer(page, stack);
  await expect(panel(page, /Заказ №/).getByRole('heading', { name: 'Заказ выполнен' })).toBeVisible();
  // The first statuses may be sent before the socket is open; every later one arrives. The page may read the last
  // status itself.
  await expect.poll(() => statuses.at(-1)).toBe('closed');
  expect(statuses).toEqual(['new', 'in_progress', 'ready', 'on_the_way', 'closed'].slice(-statuses.length));

  const cookies = await page.context().cookies();
  const session = cookies.find(({ name }) => name.startsWith('__Host-_token'));
  expect(session).toMatchObject({ secure: true, httpOnly: true, path: '/' });

  const image = await pictureFile(page, { type: 'image/png', width: 64, height: 64 });
  const uploaded = await page.request.post('/api/user/edit/avatar/', {
    headers: { 'x-source': 'site' },
    multipart: { image },
  });
  expect(uploaded.status(), await uploaded.text()).toBe(200);
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, '/menu');
  const avatar = page.getByRole('banner').locator('img[src*="/storage/"]');
  await expect.poll(() => avatar.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBe(64);

  const accessLog = await stack.accessLog();
  expect(accessLog).toContain('GET /storage/uploads/* 200');
  expect(accessLog).not.toMatch(/\/storage\/uploads\/[^*]/);
});

test('a page with its calls and their queries is one trace, which has the id of the request', async ({
  stack,
}) => {
  const visitor = new Visitor(stack.origin, 200);
  // No page of this address is in the memory.
  const page = await visitor.send('GET', '/menu?labels=2');
  const spansOf = (id: unknown) =>
    stack.spans().filter(({ attributes }) => attributes['storefront.request_id'] === id);
  const id = page.headers['x-request-id'];
  // The shell's own spans and the spans of its calls.
  await expect.poll(() => spansOf(id).map(({ service }) => service)).toContain('storefront-api');
  await expect.poll(() => spansOf(id).map(({ service }) => service)).toContain('storefront-shell');
  const ofShell = spansOf(id).find(({ service }) => service === 'storefront-shell');
  expect(ofShell).toMatchObject({ kind: 'server', parentSpanId: undefined });
  const spans = stack.spans().filter(({ traceId }) => traceId === ofShell?.traceId);
  for (const answer of spansOf(id).filter(({ service }) => service === 'storefront-api')) {
    const call = spans.find(({ spanId }) => spanId === answer.parentSpanId);
    expect(call).toMatchObject({
      service: 'storefront-shell',
      kind: 'client',
      parentSpanId: ofShell?.spanId,
    });
  }

  const call = await visitor.send('POST', '/api/app/order/add-product/', { product_id: 1, amount: 1 });
  expect(call.status, call.body).toBe(200);
  const callId = call.headers['x-request-id'];
  await expect.poll(() => spansOf(callId)).toHaveLength(2);
  const [shellSpan, apiSpan] = ['storefront-shell', 'storefront-api'].map((name) =>
    spansOf(callId).find(({ service }) => service === name),
  );
  expect(apiSpan).toMatchObject({ traceId: shellSpan?.traceId, parentSpanId: shellSpan?.spanId });
  const queries = stack.spans().filter(({ parentSpanId }) => parentSpanId === apiSpan?.spanId);
  // A span is named by the first word of its statement; the statement that writes a cart begins with WITH (decision
  // 0097).
  expect(queries.map(({ name }) => name)).toContain('WITH');
});
