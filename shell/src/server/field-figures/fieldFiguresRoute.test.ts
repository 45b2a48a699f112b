import { beaconHeaders, postAsBrowser } from '../../testing/postAsBrowser';
import { startRoutes } from '../../testing/startRoutes';
import { fieldFiguresRoute } from './fieldFiguresRoute';

const builds = { shell: '1a2b3c4d' };

async function startShell() {
  const [add, measured] = [jest.fn(), jest.fn()];
  const buildsOf = jest.fn((proof: string) => (proof === 'valid' ? builds : undefined));
  const app = await startRoutes();
  fieldFiguresRoute(app, {
    publicUrl: 'https://shop.example',
    fieldProofs: { buildsOf },
    fieldFigures: { add },
    buildWatch: { measured },
    isPreview: ({ headers }) => headers.cookie === 'preview',
  });
  const send = postAsBrowser(app, '/field-figures', beaconHeaders);
  return { send, add, measured, buildsOf };
}

const figure = { name: 'INP', value: 240, route: 'menu', remote: 'catalog' };
const report = {
  proof: 'valid',
  connection: '4g',
  device: 'low',
  take: 'pickup',
  isCold: true,
  figures: [figure],
};

test('a report of a page that was served is taken, with the builds of the page', async () => {
  const { send, add, measured, buildsOf } = await startShell();
  expect(await send(report)).toBe(204);
  expect(measured.mock.calls).toEqual([[builds, [figure], '203.0.113.7']]);
  expect(add.mock.calls).toEqual([[report, builds]]);
  expect(buildsOf.mock.calls).toEqual([['valid', '203.0.113.7']]);
});

test('a page whose files the browser had counts, and is not compared', async () => {
  const { send, add, measured } = await startShell();
  expect(await send({ ...report, isCold: false })).toBe(204);
  expect(add).toHaveBeenCalledTimes(1);
  expect(measured).not.toHaveBeenCalled();
});

test.each([
  ['a connection', { connection: '5g' }, { connection: 'unknown' }],
  ['a take method', { take: 'drone' }, { take: 'none' }],
  ['a route', { figures: [{ ...figure, route: 'absent' }] }, { figures: [{ ...figure, route: 'unknown' }] }],
])('%s that this shell does not know is unknown', async (_, sent, taken) => {
  const { send, add } = await startShell();
  expect(await send({ ...report, ...sent })).toBe(204);
  expect(add.mock.calls).toEqual([[{ ...report, ...taken }, builds]]);
});

test.each<[string, unknown, Record<string, string>, number]>([
  ['a page that was not served', { ...report, proof: 'forged' }, {}, 204],
  ['a preview', report, { cookie: 'preview' }, 204],
  ['another site', report, { origin: 'https://evil.example' }, 403],
  ['a sandboxed frame', report, { origin: 'null' }, 403],
  ['no browser', report, { origin: '' }, 403],
  ['another figure', { ...report, figures: [{ ...figure, name: 'FID' }] }, {}, 422],
  ['another remote', { ...report, figures: [{ ...figure, remote: 'absent' }] }, {}, 422],
  ['a negative time', { ...report, figures: [{ ...figure, value: -1 }] }, {}, 422],
  ['no time', { ...report, figures: [{ ...figure, value: null }] }, {}, 422],
  ['more than a figure has', { ...report, figures: [{ ...figure, target: 'Иван' }] }, {}, 422],
  ['more than a report has', { ...report, path: '/orders/7' }, {}, 422],
  ['eleven figures', { ...report, figures: Array.from({ length: 11 }, () => figure) }, {}, 422],
  ['no object', null, {}, 422],
  ['no JSON', '{', {}, 422],
  ['a form', report, { 'content-type': 'multipart/form-data' }, 415],
  ['a large body', 'x'.repeat(1501), {}, 413],
])('a report of %s counts for nothing', async (_, payload, headers, status) => {
  const { send, add } = await startShell();
  expect(await send(payload, headers)).toBe(status);
  expect(add).not.toHaveBeenCalled();
});

test('the longest report of ten figures fits', async () => {
  const { send, add } = await startShell();
  const longest = {
    name: 'badge',
    value: 12_345.600_000_000_006,
    route: 'order-monitoring',
    remote: 'third-party',
  };
  const figures = Array.from({ length: 10 }, () => longest);
  const proof = `1a2b3c4d.${'x'.repeat(22)}`;
  expect(
    await send({ ...report, proof, connection: 'slow-2g', device: 'middle', take: 'delivery', figures }),
  ).toBe(204);
  expect(await send({ ...report, connection: 'slow-2g', device: 'middle', take: 'delivery', figures })).toBe(
    204,
  );
  expect(add).toHaveBeenCalledTimes(1);
});

test('one network sends sixty reports in a minute, and the next one still can', async () => {
  const { send, add } = await startShell();
  for (let turn = 0; turn < 60; turn += 1) await send(report);
  expect(await send(report)).toBe(429);
  expect(add).toHaveBeenCalledTimes(60);
  expect(await send(report, { 'x-forwarded-for': '198.51.100.9' })).toBe(204);
});
