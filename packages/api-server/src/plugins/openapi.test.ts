import * as contract from '@storefront/api-contract';
import { startServer, type TestServer } from '../testing/startServer';

interface Operation {
  summary?: string;
  operationId?: string;
  security?: unknown[];
  parameters?: { name: string; in: string; schema: unknown }[];
  requestBody?: { content: Record<string, { schema: { properties?: Record<string, unknown> } }> };
  responses: Record<string, { content?: Record<string, { schema?: object }> }>;
}

/**
 * Every call of spec §7, and extras of ours: shared orders and the customer's bookings. `+` marks calls for logged-in
 * customers, `[]` calls that carry files.
 */
const calls = `
POST /api/auth/                           POST /api/auth/confirm/                  POST /api/logout/ +
GET  /api/user/get-data/ +                POST /api/user/add-registration-info/ +  POST /api/user/edit/phone/ +
POST /api/user/edit/phone/confirm/ +      POST /api/user/subscribe-switch/ +       POST /api/user/edit/avatar/ + []
POST /api/user/edit/avatar/delete/ +      POST /api/user/edit/birthday/ +          POST /api/user/edit/email/ +
POST /api/user/edit/name/ +               GET  /api/user/addresses/ +              POST /api/user/addresses/add/ +
POST /api/user/addresses/delete/ +        GET  /api/app/settings/                  GET  /api/app/contact-settings/
GET  /api/app/get-polygon/                GET  /api/app/delivery-zones/            POST /api/user/bonus/activate-card/ +
POST /api/user/bonus/generate-order-code/ +  GET /api/user/bonus/cards/ +          GET  /api/user/bonus/transactions/ +
GET  /api/user/bonus/buyer-bonus/ +       GET  /api/app/order/get/                 POST /api/app/order/add-product/
POST /api/app/order/change-amount/        POST /api/app/order/add-comment/         POST /api/app/order/submit-promo/ +
POST /api/app/order/cancel-promo/ +       POST /api/app/order/toggle-param/        POST /api/app/order/change-datetime/
POST /api/app/order/change-payment-type/  POST /api/app/order/change-person-count/ POST /api/app/order/change-take-method/
GET  /api/app/order/periods/              POST /api/app/order/process/ +           GET  /api/app/order/recommendations/
POST /api/user/orders/{id}/repeat/ +      GET  /api/user/orders/ +                 GET  /api/user/orders/{id}/ +
POST /api/user/orders/{id}/estimate/ + [] GET  /api/app/nomenclature/groups/       GET  /api/app/nomenclature/products/
GET  /api/app/nomenclature/labels/        GET  /api/app/group/{slug}/              GET  /api/app/product/{slug}/
POST /api/app/search/                     GET  /api/app/restaurants/               GET  /api/app/restaurants/tags/
GET  /api/app/restaurants/detail/{id}/    POST /api/app/reservation/ +             POST /api/qa/ + []
GET  /api/blogs/                          GET  /api/blogs/{slug}/                  GET  /api/news/
GET  /api/news/{slug}/                    GET  /api/user/notifications/ +          GET  /api/promos/
GET  /api/promos/{slug}/                  GET  /api/history-all/                   GET  /api/landings/
POST /api/app/feedback/                   POST /api/franchise/                     GET  /api/orders/shared/{token}/
GET  /api/user/reservations/ +            POST /api/user/reservations/{id}/cancel/ +  GET /api/app/reservation/busy-times/`
  .trim()
  .split(/\s+(?=GET |POST )/)
  .map((line) => {
    const [method = '', path = '', ...marks] = line.split(/\s+/);
    return { method, path, needsUser: marks.includes('+'), hasFiles: marks.includes('[]') };
  });

let server: TestServer;
let paths: Record<string, Record<string, Operation>>;

beforeAll(async () => {
  server = await startServer();
  const answer = await fetch(`${server.url}/docs/json`);
  ({ paths } = (await answer.json()) as { paths: typeof paths });
});

const operationOf = ({ method, path }: (typeof calls)[number]) => paths[path]?.[method.toLowerCase()];
const isError = (response: Operation['responses'][string] | undefined) =>
  JSON.stringify(response?.content).includes('#/components/schemas/ErrorBody');

const namesOf = (list: readonly { method: string; path: string }[]) =>
  list.map(({ method, path }) => `${method} ${path}`).toSorted();
const servedCalls = () =>
  Object.entries(paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => ({ method: method.toUpperCase(), path })),
  );

test('the server serves exactly the calls of the specification', () => {
  expect(namesOf(servedCalls())).toEqual(namesOf(calls));
});

test('production shows neither the document nor the SMS outbox', async () => {
  const production = await startServer({ NODE_ENV: 'production', SMS_GATEWAY_URL: 'http://127.0.0.1:9/' });
  for (const path of ['/docs', '/docs/json', '/dev/sms']) {
    expect([path, (await fetch(production.url + path)).status]).toEqual([path, 404]);
  }
});

test('the server serves exactly the calls that api-contract declares', () => {
  // The package also exports schemas; only a call has a method and a path.
  const isCall = (value: unknown): value is contract.Call =>
    typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
  const declared = Object.values(contract).flatMap((table) => Object.values(table).filter(isCall));
  expect(namesOf(declared)).toEqual(namesOf(servedCalls()));
});

test.each(calls)('$method $path documents its parameters and responses', (call) => {
  const operation = operationOf(call);
  expect(operation?.summary).toMatch(/\w/);
  expect(operation?.responses['200']?.content?.['application/json']?.schema).toBeDefined();
  expect(operation?.security !== undefined).toBe(call.needsUser);
  for (const status of ['400', '429', '500', ...(call.needsUser ? ['401'] : [])]) {
    expect(isError(operation?.responses[status])).toBe(true);
  }
  for (const name of call.path.match(/(?<=\{)\w+/g) ?? []) {
    expect(operation?.parameters).toContainEqual(expect.objectContaining({ name, in: 'path' }));
    expect(isError(operation?.responses['404'])).toBe(true);
  }
  const types = Object.keys(operation?.requestBody?.content ?? {});
  if (types.length > 0) expect(isError(operation?.responses['422'])).toBe(true);
  if (call.hasFiles) {
    expect(types).toEqual(['multipart/form-data']);
    expect(JSON.stringify(operation?.requestBody)).toContain('"format":"binary"');
  } else if (types.length > 0) {
    expect(types).toEqual(['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data']);
  }
});

test('operation ids are unique', () => {
  const names = calls.map((call) => operationOf(call)?.operationId);
  expect(new Set(names).size).toBe(calls.length);
});

test('limits of numbers and texts are documented', () => {
  const { properties } = paths['/api/app/order/add-product/']?.['post']?.requestBody?.content[
    'application/json'
  ]?.schema ?? { properties: {} };
  expect(properties?.['amount']).toMatchObject({ minimum: 1, maximum: 20 });
  const comment = paths['/api/app/order/add-comment/']?.['post']?.requestBody?.content['application/json'];
  expect(comment?.schema.properties?.['comment']).toMatchObject({ maxLength: 1000 });
});

test('the trailing slash is optional', async () => {
  for (const { method, path } of calls) {
    const url =
      server.url + path.replace('{id}', '999').replace('{slug}', 'nothing-such').replace('{token}', 'none');
    const ask = () => ({
      method,
      ...(method === 'POST' ? { headers: { 'content-type': 'application/json' }, body: '{}' } : {}),
    });
    const [slashed, bare] = [await fetch(url, ask()), await fetch(url.replace(/\/$/, ''), ask())];
    expect([path, bare.status, await bare.text()]).toEqual([path, slashed.status, await slashed.text()]);
  }
});
