import { encodingFor } from './compression';

test.each([
  [undefined, 'identity'],
  ['deflate', 'identity'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['GZip;q=1.0, br;q=0.5', 'gzip'],
  ['gzip;q=0', 'identity'],
  ['br;q=0, *', 'gzip'],
  ['br; q=0.0, gzip;q=0, *', 'identity'],
  ['*', 'br'],
])('Accept-Encoding %s is answered with %s', (header, encoding) =>
  expect(encodingFor(header)).toBe(encoding),
);
