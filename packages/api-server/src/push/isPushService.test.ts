import { isPushService, pushServices } from './isPushService';

const allowed = pushServices.split(',');

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:123',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://wns2-par02p.notify.windows.com/w/?token=abc',
  'https://FCM.googleapis.com:443/abc',
])('%s is allowed', (endpoint) => {
  expect(isPushService(endpoint, allowed)).toBe(true);
});

test.each([
  'http://fcm.googleapis.com/abc',
  'https://fcm.googleapis.com:8443/abc',
  'https://fcm.googleapis.com@127.0.0.1/abc',
  'https://user:password@fcm.googleapis.com/abc',
  'https://fcm.googleapis.com.evil.example/abc',
  'https://a.fcm.googleapis.com/abc',
  'https://push.apple.com/abc',
  'https://evilpush.apple.com/abc',
  'https://127.0.0.1/abc',
  'https://[::1]/abc',
  'https://169.254.169.254/latest/meta-data/',
  'https://localhost/abc',
  'file:///etc/passwd',
  '/abc',
  '',
])('%j is refused', (endpoint) => {
  expect(isPushService(endpoint, allowed)).toBe(false);
});

test('an origin allows itself only', () => {
  const origins = ['http://127.0.0.1:9'];
  expect(isPushService('http://127.0.0.1:9/device', origins)).toBe(true);
  expect(isPushService('http://127.0.0.1:90/device', origins)).toBe(false);
  expect(isPushService('https://127.0.0.1:9/device', origins)).toBe(false);
});
