import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const mockCreateApp = jest.fn();
jest.mock('./app', () => ({ createApp: mockCreateApp }));

const other = createServer();
const { env } = process;

beforeAll(() => once(other.listen(0, '127.0.0.1'), 'listening'));
afterAll(() => void other.close());
afterEach(() => {
  process.env = env;
  jest.restoreAllMocks();
});

test.each(['PORT', 'METRICS_PORT'])('a taken %s is named, and nothing is started', async (variable) => {
  const { port } = other.address() as AddressInfo;
  process.env = {
    PORT: '0',
    RELEASES_DIR: join(tmpdir(), 'storefront-no-releases'),
    [variable]: String(port),
  };
  const logged = jest.spyOn(console, 'error').mockReturnValue(undefined);
  const exited = new Promise((resolve) => {
    jest.spyOn(process, 'exit').mockImplementation(resolve as never);
  });
  jest.resetModules();
  await import('./main');
  expect(await exited).toBe(1);
  expect(logged.mock.calls).toEqual([[`Port ${port} is taken. Set ${variable} to a free one.`]]);
  expect(mockCreateApp).not.toHaveBeenCalled();
});
