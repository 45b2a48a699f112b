import type { FastifyInstance } from 'fastify';
import type { AddressInfo } from 'node:net';
import { serveMetrics } from './serveMetrics';

let app: FastifyInstance;
const metrics = jest.fn<Promise<string>, []>();
const onError = jest.fn();
beforeEach(async () => {
  jest.resetAllMocks();
  metrics.mockResolvedValue('storefront_pages_total 1');
  app = await serveMetrics(
    { contentType: 'text/plain; version=0.0.4', metrics },
    { host: '127.0.0.1', port: 0, onError },
  );
});
afterEach(() => app.close());

const portOf = () => (app.server.address() as AddressInfo).port;
const get = (path: string) => fetch(`http://127.0.0.1:${portOf()}${path}`);

test('the metrics are at /metrics, and nothing else is served', async () => {
  const answer = await get('/metrics');
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4');
  expect(await answer.text()).toBe('storefront_pages_total 1');
  expect((await get('/')).status).toBe(404);
});

test('metrics that cannot be collected are reported and answered with 500, and the next ones are sent', async () => {
  const failure = new Error('no memory usage');
  metrics.mockRejectedValueOnce(failure);
  expect((await get('/metrics')).status).toBe(500);
  expect(onError.mock.calls).toEqual([[failure]]);
  expect((await get('/metrics')).status).toBe(200);
});

test('an error of the listening server is reported and does not end the process', () => {
  const failure = new Error('too many open files');
  app.server.emit('error', failure);
  expect(onError.mock.calls).toEqual([[failure]]);
});

test('a port in use is an error of the start', async () => {
  const second = serveMetrics({ contentType: '', metrics }, { host: '127.0.0.1', port: portOf(), onError });
  await expect(second).rejects.toMatchObject({ code: 'EADDRINUSE' });
  expect(onError).not.toHaveBeenCalled();
});
