import Fastify from 'fastify';
import { addSecurityHeaders } from './securityHeaders';

type Site = Parameters<typeof addSecurityHeaders>[1];

async function headersOf(url: string, site: Partial<Site> = {}) {
  const app = Fastify();
  addSecurityHeaders(app, { isSecure: true, coversSubdomains: false, ...site });
  app.get('/file.js', () => 'file');
  app.get('/picture.svg', (_request, reply) => reply.type('image/svg+xml').send('<svg/>'));
  app.get('/call', () => ({}));
  app.get('/moved', (_request, reply) => reply.redirect('/file.js'));
  app.get('/broken', () => {
    throw new Error('broken');
  });
  app.get('/page', (_request, reply) =>
    reply.header('content-security-policy', "default-src 'self'; frame-ancestors 'none'").send('page'),
  );
  const { headers } = await app.inject({ url });
  return {
    sniff: headers['x-content-type-options'],
    transport: headers['strict-transport-security'],
    policy: headers['content-security-policy'],
  };
}

test.each(['/file.js', '/picture.svg', '/call', '/moved', '/broken', '/unknown'])(
  '%s has the headers of the site, and runs nothing if it is opened as a page',
  async (url) => {
    const policy =
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox; frame-ancestors 'none'";
    const always = { sniff: 'nosniff', policy };
    expect(await headersOf(url)).toEqual({ ...always, transport: 'max-age=31536000' });
    expect(await headersOf(url, { isSecure: false, coversSubdomains: true })).toEqual({
      ...always,
      transport: undefined,
    });
  },
);

test('a page has its own policy', async () => {
  expect((await headersOf('/page')).policy).toBe("default-src 'self'; frame-ancestors 'none'");
});
