import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { assertPortIsFree } from './assertPortIsFree';

test('a taken port is refused by the name of its variable, and is free again afterwards', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const check = () => assertPortIsFree({ host: '127.0.0.1', port, variable: 'METRICS_PORT' });
  await expect(check()).rejects.toThrow(`Port ${port} is taken. Set METRICS_PORT to a free one.`);
  other.close();
  await once(other, 'close');
  await check();
  await check();
});

test('an address that the machine does not have is an error of its own', async () => {
  const port = { host: '203.0.113.7', port: 3000, variable: 'PORT' };
  await expect(assertPortIsFree(port)).rejects.toMatchObject({ code: 'EADDRNOTAVAIL' });
});
