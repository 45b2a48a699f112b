import type { FastifyInstance } from 'fastify';
import type { OutgoingHttpHeader } from 'node:http';
import { proxiedBackEnd } from '../../testing/proxiedBackEnd';
import { startProxy } from '../../testing/startProxy';
import { addSecurityHeaders } from '../securityHeaders';

// Headers of a back end are passed on, but they replace none of the site's headers.

const backEnd = proxiedBackEnd();
let app: FastifyInstance;
afterEach(() => app.close());

async function answerOf(
  url: string,
  headers: NodeJS.Dict<OutgoingHttpHeader>,
  publicUrl = 'https://shop.example',
) {
  backEnd.answer = { status: 200, body: '{}', headers };
  const site = { isSecure: publicUrl.startsWith('https:'), coversSubdomains: true };
  const plugin = (proxy: FastifyInstance) => addSecurityHeaders(proxy, site);
  app = await startProxy({ apiUrl: backEnd.url, publicUrl, plugin });
  const answer = await app.inject({ url, headers: { 'x-source': 'site' } });
  expect(answer.statusCode).toBe(200);
  return answer.headers;
}

const transport = 'max-age=31536000; includeSubDomains';
const paths = ['/api/app/settings/', '/storage/uploads/a.webp', '/pay/secret'];
const html = { 'content-type': 'text/html; charset=utf-8' };
const filePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox; frame-ancestors 'none'";

test.each(paths)(
  '%s keeps the site’s headers, whether the back end sends weaker ones or none',
  async (url) => {
    const own = { 'strict-transport-security': transport, 'x-content-type-options': 'nosniff' };
    expect(await answerOf(url, {})).toMatchObject({ ...own, 'content-security-policy': filePolicy });
    await app.close();
    const weaker = {
      'strict-transport-security': 'max-age=0',
      'x-content-type-options': 'off',
      'content-security-policy': "default-src 'none'; frame-ancestors *",
    };
    expect(await answerOf(url, weaker)).toMatchObject({
      ...own,
      'content-security-policy': `${filePolicy}, ${weaker['content-security-policy']}`,
    });
  },
);

test.each(['/api/app/settings/', '/storage/uploads/page.html'])(
  '%s runs nothing, even when the back end sends a page that allows itself everything',
  async (url) => {
    const answer = await answerOf(url, { ...html, 'content-security-policy': 'default-src * data:' });
    expect(answer['content-security-policy']).toBe(`${filePolicy}, default-src * data:`);
  },
);

test('a payment page keeps its scripts and forms, and no other site frames it', async () => {
  expect((await answerOf('/pay/secret', html))['content-security-policy']).toBe("frame-ancestors 'none'");
});

test('an http site does not pass on HSTS of the back end', async () => {
  const headers = { 'strict-transport-security': transport };
  expect(await answerOf('/pay/secret', headers, 'http://shop.example')).not.toHaveProperty(
    'strict-transport-security',
  );
});

test.each([
  ["default-src 'none'; frame-ancestors *", "frame-ancestors 'none', default-src 'none'; frame-ancestors *"],
  ["default-src 'self'; frame-ancestors 'none'", "default-src 'self'; frame-ancestors 'none'"],
  [["img-src 'self'", "script-src 'self'"], "frame-ancestors 'none', img-src 'self', script-src 'self'"],
  ["report-uri /frame-ancestors 'none'x", "frame-ancestors 'none', report-uri /frame-ancestors 'none'x"],
])('the policy %j of a payment page stays beside the site’s own', async (policy, expected) => {
  const answer = await answerOf('/pay/secret', { ...html, 'content-security-policy': policy });
  expect(answer['content-security-policy']).toBe(expected);
});

test.each([...paths, '/socket.io/?transport=polling'])(
  '%s passes on no header of the connection between shell and back end',
  async (url) => {
    const answer = await answerOf(url, {
      connection: 'Upgrade, Keep-Alive, X-Hop',
      'proxy-connection': 'keep-alive',
      'x-hop': '1',
      trailer: 'x-sum',
      upgrade: 'h2,h2c',
      'keep-alive': 'timeout=5',
      'transfer-encoding': 'chunked',
      'x-own': 'yes',
    });
    expect(answer).toMatchObject({ 'x-own': 'yes' });
    const ofConnection = ['upgrade', 'keep-alive', 'proxy-connection', 'x-hop', 'trailer'];
    expect(ofConnection.filter((name) => name in answer)).toEqual([]);
    // The header of the connection to the visitor.
    expect(answer['connection']).not.toContain('Upgrade');
  },
);
