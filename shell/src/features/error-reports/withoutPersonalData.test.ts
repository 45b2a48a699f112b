import { withoutPersonalData } from './withoutPersonalData';

test.each([
  ['no code for +7 900 123-45-67', 'no code for [phone]'],
  ['no code for 79001234567', 'no code for [phone]'],
  ['no code for 79001234567.', 'no code for [phone].'],
  ['{"phone":"8 (900) 123-45-67"}', '{"phone":"[phone]"}'],
  ['mail to anna.petrova+news@mail.example.ru failed', 'mail to [mail] failed'],
  ['Authorization: Bearer a1B2c3D4e5', 'Authorization: [secret]'],
  ['{"api_token":"a1B2c3D4e5"}', '{"[secret]"}'],
  ['{"code":"12345"}', '{"[secret]"}'],
  ['eyJhbGciOiJI.eyJzdWIiOiIx.SflKxwRJSMeK is over', '[secret] is over'],
  ['draft 0f8fad5bd9cb469fa16570867728950e is gone', 'draft [secret] is gone'],
  [
    'GET https://shop.example/api/app/search/?phrase=x failed',
    'GET https://shop.example/api/app/search/ failed',
  ],
  ['/auth?next=%2Fmonitoring%2F5', '/auth'],
  ['{"url":"/api/app/search?phrase=x"} (/auth?next=%2F)', '{"url":"/api/app/search"} (/auth)'],
  ['no zone at 55.8221,37.6011', 'no zone at [place],[place]'],
])('%s', (text, rest) => expect(withoutPersonalData(text)).toBe(rest));

test.each([
  "Cannot read properties of undefined (reading 'price')",
  'Loading chunk 214 failed. (error: https://shop.example/mf/catalog/3f9a1c/214.js)',
  'order 1200345 has no items',
  'Minified React error #418',
  '55 мин., 1 905 ₽',
])('%s is unchanged', (text) => expect(withoutPersonalData(text)).toBe(text));
