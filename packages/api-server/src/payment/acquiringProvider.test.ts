import { createServer } from 'node:http';
import { once } from 'node:events';
import { acquiringProvider } from './acquiringProvider';

const receipt = { customer: { phone: '79000000001', email: null }, lines: [] };

test('a bank that does not respond times out', async () => {
  const bank = createServer(() => {}).listen(0, '127.0.0.1');
  await once(bank, 'listening');
  const address = bank.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  const provider = acquiringProvider({ url, secret: 's', publicUrl: 'http://shop.test', timeoutMs: 50 });
  await expect(provider.openPayment({ token: 't', amount: 1, receipt })).rejects.toThrow(/timeout/i);
  const payment = { token: 't', externalId: 'e', amount: 1 };
  await expect(provider.askPayment(payment)).rejects.toThrow(/timeout/i);
  await expect(provider.refund(payment)).rejects.toThrow(/timeout/i);
  bank.closeAllConnections();
  bank.close();
});
