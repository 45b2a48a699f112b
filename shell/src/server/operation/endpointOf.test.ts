import { endpointOf } from './endpointOf';

test.each([
  ['/api/app/settings/', '/api/app/settings/'],
  ['/api/app/settings?x=1', '/api/app/settings/'],
  ['/api/app/product/ramen/', '/api/app/product/{slug}/'],
  ['/api/user/orders/7/estimate/', '/api/user/orders/{id}/estimate/'],
  ['/api/auth/confirm/', '/api/auth/confirm/'],
  ['/api/whatever/7', '/api/…'],
  ['/api?x=1', '/api/…'],
  ['/storage/uploads/secret.webp', '/storage/…'],
  ['/pay/secret', '/pay/…'],
  ['/menu', undefined],
  ['/apix', undefined],
])('%s is counted as %s', (url, expected) => {
  expect(endpointOf(url)).toBe(expected);
});
