import { createMetrics } from './metrics';
import { serveMetrics } from './serveMetrics';
import type { AddressInfo } from 'node:net';

test('metrics are sent on a port of their own', async () => {
  const metrics = createMetrics();
  metrics.remoteFailures.inc({ remote: 'catalog', build: 'abc', phase: 'start', reason: 'wrong-hash' });
  const server = await serveMetrics(metrics, { host: '127.0.0.1', port: 0, log: { error: jest.fn() } });
  const { port } = server.address() as AddressInfo;
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  expect(text).toContain(
    'storefront_remote_failures_total{remote="catalog",build="abc",phase="start",reason="wrong-hash"} 1',
  );
  expect(text).toContain('process_cpu_seconds_total');
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  server.closeAllConnections();
  server.close();
});

test('metrics that cannot be collected are a 500 and a line of the log, and the next are sent', async () => {
  const metrics = createMetrics();
  const log = { error: jest.fn() };
  const failure = new Error('no memory usage');
  jest.spyOn(metrics.registry, 'metrics').mockRejectedValueOnce(failure);
  const server = await serveMetrics(metrics, { host: '127.0.0.1', port: 0, log });
  const { port } = server.address() as AddressInfo;
  const ask = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).status;
  expect(await ask()).toBe(500);
  expect(log.error).toHaveBeenCalledWith(failure, expect.any(String));
  expect(await ask()).toBe(200);
  server.closeAllConnections();
  server.close();
});
