import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gatewayProvider } from './gatewayProvider';

let server: Server;
let status = 200;
const received: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    request.setEncoding('utf8').on('data', (chunk: string) => received.push(chunk));
    request.on('end', () => response.writeHead(status).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => server.close());

const gateway = () => gatewayProvider(`http://127.0.0.1:${(server.address() as AddressInfo).port}/send`);

test('the text is sent as JSON', async () => {
  await gateway().send('79000000001', 'код');
  expect(JSON.parse(received.join(''))).toEqual({ phone: '79000000001', text: 'код' });
});

test('an error status of the gateway is an error', async () => {
  status = 503;
  await expect(gateway().send('79000000001', 'код')).rejects.toThrow(/503/);
});
