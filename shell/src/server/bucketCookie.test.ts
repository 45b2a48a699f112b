import { startRoutes } from '../testing/startRoutes';
import { createBucketCookie } from './bucketCookie';

async function visit(sent: string | undefined) {
  const app = await startRoutes();
  const bucketCookie = createBucketCookie({ brandKey: 'umi', isSecure: false });
  app.get('/', (request, reply) => String(bucketCookie.ensure(request, reply)));
  const { body, headers } = await app.inject({ url: '/', headers: sent ? { cookie: sent } : {} });
  await app.close();
  return { bucket: Number(body), set: headers['set-cookie'] };
}

test('a browser gets a share once, and stays in it', async () => {
  const { bucket, set } = await visit(undefined);
  expect(bucket).toBeGreaterThanOrEqual(0);
  expect(bucket).toBeLessThan(100);
  expect(set).toBe(`_bucket.umi=${bucket}; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax`);
  expect(await visit(`_bucket.umi=${bucket}`)).toEqual({ bucket, set: undefined });
});

test.each(['100', '-1', 'x', '1.5'])('%s is not a valid share: the browser gets another', async (value) => {
  const { bucket, set } = await visit(`_bucket.umi=${value}`);
  expect(set).toContain(`_bucket.umi=${bucket};`);
});
