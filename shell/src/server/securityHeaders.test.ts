import Fastify from 'fastify';
import { addSecurityHeaders } from './securityHeaders';

async function headersOf(url: string, { isSecure }: { isSecure: boolean }) {
  const app = Fastify();
  addSecurityHeaders(app, { isSecure });
  app.get('/file.js', () => 'file');
  const { headers } = await app.inject({ url });
  return { sniff: headers['x-content-type-options'], transport: headers['strict-transport-security'] };
}

test.each(['/file.js', '/unknown'])('%s has the headers of the site', async (url) => {
  expect(await headersOf(url, { isSecure: true })).toEqual({
    sniff: 'nosniff',
    transport: 'max-age=31536000',
  });
  expect(await headersOf(url, { isSecure: false })).toEqual({ sniff: 'nosniff', transport: undefined });
});
