import { withoutSecrets } from './logger';

test.each([
  ['/api/app/order/get/?draft_uuid=1&latitude=55', '/api/app/order/get/'],
  ['/pay/abcdef', '/pay/…'],
  ['/pay/abcdef/?x=1', '/pay/…/'],
  ['/healthz', '/healthz'],
])('%s is logged as %s', (url, logged) => expect(withoutSecrets(url)).toBe(logged));
