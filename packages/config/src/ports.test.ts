import { createServer, type Server } from 'node:net';
import { checkPorts, freePort, portFrom } from './ports.mjs';
import { UserError } from './userError.mjs';

const listen = (port: number, host: string) =>
  new Promise<Server>((resolve) => {
    const server = createServer();
    server.listen(port, host, () => resolve(server));
  });

describe('ports', () => {
  afterEach(() => delete process.env['PORT']);

  it('come from the environment, else are the default', () => {
    expect(portFrom('PORT', 3000)).toBe(3000);
    process.env['PORT'] = '4590';
    expect(portFrom('PORT', 3000)).toBe(4590);
  });

  it.each(['nonsense', '0', '70000', '3000.5', '-1'])('are rejected when the variable is %s', (value) => {
    process.env['PORT'] = value;
    expect(() => portFrom('PORT', 3000)).toThrow(UserError);
  });

  it('are named when they are taken', async () => {
    const taken = await listen(0, '127.0.0.1');
    const address = taken.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    await expect(checkPorts({ API_PORT: port })).rejects.toThrow(
      `Port ${port} is taken. Choose another, such as API_PORT=`,
    );
    await new Promise((resolve) => taken.close(resolve));
    await expect(checkPorts({ API_PORT: port })).resolves.toBeUndefined();
  });

  it('are chosen free, and below the ports of outgoing connections', async () => {
    const ports = await Promise.all(Array.from({ length: 50 }, freePort));
    expect(Math.max(...ports)).toBeLessThan(32_768);
    expect(new Set(ports).size).toBe(50);
    for (const port of ports) await expect(checkPorts({ PORT: port })).resolves.toBeUndefined();
  });

  it('that are the same for both servers are rejected', async () => {
    await expect(checkPorts({ PORT: 4591, API_PORT: 4591 })).rejects.toThrow(
      'PORT and API_PORT are both 4591',
    );
  });
});
