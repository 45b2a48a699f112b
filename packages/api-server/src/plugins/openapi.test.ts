import * as contract from '@storefront/api-contract';
import { calls } from '../testing/calls';
import { startServer, type TestServer } from '../testing/startServer';

interface Operation {
  summary?: string;
  operationId?: string;
  security?: unknown[];
  parameters?: { name: string; in: string; schema: unknown }[];
  requestBody?: { content: Record<string, { schema: { properties?: Record<string, unknown> } }> };
  responses: Record<string, { content?: Record<string, { schema?: object }> }>;
}

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
  const production = await startServer({
    NODE_ENV: 'production',
    SMS_GATEWAY_URL: 'http://127.0.0.1:9/',
    CAPTCHA: 'off',
    KITCHEN: 'simulated',
  });
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
});

test('every body may be refused; one with files is a form, any other may be JSON too', () => {
  const typesOf = (call: (typeof calls)[number]) =>
    Object.keys(operationOf(call)?.requestBody?.content ?? {});
  const withBody = calls.filter((call) => typesOf(call).length > 0);
  expect(withBody.length).toBeGreaterThan(20);
  for (const call of withBody) {
    expect([call.path, isError(operationOf(call)?.responses['422'])]).toEqual([call.path, true]);
    const ofTexts = call.hasFiles ? [] : ['application/json', 'application/x-www-form-urlencoded'];
    expect([call.path, ...typesOf(call)]).toEqual([call.path, ...ofTexts, 'multipart/form-data']);
  }
});

test.each(calls.filter(({ hasFiles }) => hasFiles))('$method $path documents its files', (call) => {
  expect(JSON.stringify(operationOf(call)?.requestBody)).toContain('"format":"binary"');
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
