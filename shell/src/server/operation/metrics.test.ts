import { createMetrics } from './metrics';

test('a failure of a remote is counted by its build and reason', async () => {
  const { registry, remoteFailures } = createMetrics();
  remoteFailures.inc({ remote: 'catalog', build: 'abc', phase: 'start', reason: 'wrong-hash' });
  expect(await registry.metrics()).toContain(
    'storefront_remote_failures_total{remote="catalog",build="abc",phase="start",reason="wrong-hash"} 1',
  );
});

test('the help of withdrawals names every result, also that of a rollback whose write has no known outcome', async () => {
  expect(await createMetrics().registry.metrics()).toContain(
    'by what became of them: withdrawn, rolled-back, pinned, refused, not-written, unknown\n',
  );
});
