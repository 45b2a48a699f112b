import { mayShowBoundaries } from './mayShowBoundaries';

const customer = {
  brandKey: 'tanto',
  search: '?boundaries',
  cookies: 'a=b; tantoTheme=1',
  isDevelopment: false,
};
const staff = { ...customer, cookies: 'a=b; tantoStaff=1' };

test.each([
  ['a customer', customer, false],
  ['another brand’s staff', { ...customer, cookies: 'kitsuneStaff=1' }, false],
  ['staff', staff, true],
  ['staff without other cookies', { ...staff, cookies: 'tantoStaff=1' }, true],
  ['staff whose cookies have no spaces between them', { ...staff, cookies: 'a=b;tantoStaff=1;c=d' }, true],
  ['a cookie that only ends like it', { ...staff, cookies: 'nottantoStaff=1' }, false],
  ['another value of the cookie', { ...staff, cookies: 'tantoStaff=10' }, false],
  ['staff without the parameter', { ...staff, search: '?q=boundaries' }, false],
  ['a developer', { ...customer, isDevelopment: true }, true],
])('%s', (_, visitor, may) => expect(mayShowBoundaries(visitor)).toBe(may));
