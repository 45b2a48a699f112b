import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { recaptchaProvider } from './captcha/recaptchaProvider';
import { acquiringProvider } from './payment/acquiringProvider';
import { yookassaProvider } from './payment/yookassaProvider';
import { callGateway } from './sms/callGateway';
import { gatewayProvider } from './sms/gatewayProvider';

// A redirect would take codes, secrets and signed payments to a host that no setting names.

let server: Server;
let url: string;
let paths: (string | undefined)[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    paths.push(request.url);
    const isElsewhere = request.url === '/elsewhere';
    response.writeHead(isElsewhere ? 200 : 307, isElsewhere ? {} : { location: '/elsewhere' });
    response.end(JSON.stringify({ success: true, id: 'payment', url, status: 'paid', amount: 100 }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());
beforeEach(() => {
  paths = [];
});

const acquirer = () =>
  acquiringProvider({ url, secret: 'a secret of sixteen', publicUrl: 'http://shop.test' });
const yookassa = () =>
  yookassaProvider({
    url,
    shopId: '100500',
    secret: 'a secret of sixteen',
    publicUrl: 'http://shop.test',
    method: undefined,
    taxSystem: undefined,
    vatCode: 1,
  });
const receipt = {
  customer: { phone: '79000000001', email: null },
  lines: [{ name: 'Ролл', price: 100, amount: 1, vatCode: null }],
};
const payment = { token: 'token', externalId: 'external', amount: 100, receipt };

test.each([
  ['the SMS gateway', '/send', () => gatewayProvider(`${url}/send`).send('79000000001', 'код')],
  ['the call gateway', '/say', () => callGateway(`${url}/say`).sayCode('79000000001', '12345')],
  ['the acquirer that opens a payment', '/payments', () => acquirer().openPayment(payment)],
  ['the acquirer that is asked', '/payments/external', () => acquirer().askPayment(payment)],
  ['the acquirer that pays back', '/refunds', () => acquirer().refund(payment)],
  ['YooKassa that opens a payment', '/payments', () => yookassa().openPayment(payment)],
  ['YooKassa that is asked', '/payments/external', () => yookassa().askPayment(payment)],
])('a redirect of %s is an error and not followed', async (_who, path, call) => {
  await expect(call()).rejects.toThrow(/fetch failed/);
  expect(paths).toEqual([path]);
});

test('a redirect of the captcha’s service is not followed and counts as no answer', async () => {
  const captcha = recaptchaProvider({ secret: 'our-secret', url: `${url}/siteverify` });
  expect(await captcha.verify('token', '203.0.113.7')).toBe('unknown');
  expect(paths).toEqual(['/siteverify']);
});
