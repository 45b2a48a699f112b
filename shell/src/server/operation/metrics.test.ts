import { RemoteLoadError } from '@storefront/federation/server';
import { countRemoteFailure, createMetrics } from './metrics';
import { serveMetrics } from './serveMetrics';
import type { AddressInfo } from 'node:net';

test('failures of remotes are counted by remote, build and reason, on a port of their own', async () => {
  const metrics = createMetrics();
  const failure = new RemoteLoadError('catalog', 'abc', 'wrong-hash', 'server.cjs differs');
  countRemoteFailure(metrics, 'catalog', failure);
  countRemoteFailure(metrics, 'catalog', failure);
  countRemoteFailure(metrics, 'content', new Error('no release of content is live'));
  const server = await serveMetrics(metrics, { host: '127.0.0.1', port: 0 });
  const { port } = server.address() as AddressInfo;
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  expect(text).toContain(
    'storefront_remote_failures_total{remote="catalog",build="abc",reason="wrong-hash"} 2',
  );
  expect(text).toContain(
    'storefront_remote_failures_total{remote="content",build="none",reason="not-released"} 1',
  );
  expect(text).toContain('process_cpu_seconds_total');
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  server.closeAllConnections();
  server.close();
});
