import fc from 'fast-check';
import { formatPhone, hidePhoneMiddle, orderPhone, parsePhone, phoneForApi, phoneHref } from './phone';

test.each([
  ['9161234573', '9161234573'],
  ['89161234573', '9161234573'],
  ['8 916 123-45-73', '9161234573'],
  ['8 (916) 123-45-73', '9161234573'],
  ['79161234573', '9161234573'],
  ['+79161234573', '9161234573'],
  ['+7 916 123-45-73', '9161234573'],
  ['тел. +7\u00A0(916)\u00A0123\u201145\u201173', '9161234573'],
  ['+7 8 916 123-45-73', '9161234573'],
  ['+7 +7 916 123-45-73', '9161234573'],
  ['8 800 200-30-40', '8002003040'],
  ['8 916 123-45-73 (+ домофон)', '9161234573'],
])('parsePhone recognizes %j', (text, expected) => {
  expect(parsePhone(text)).toBe(expected);
});

test.each([
  '',
  '+7',
  '+7 916 123-45-7',
  '916123457',
  '69161234573',
  '+8 916 123-45-73',
  'тел. +8 916 123-45-73',
  '+44 20 7946 0958',
  '+44 7891 612345',
  '8 916 123-45-73 доб. 5',
  '+7 8 916 123-45-73 доб. 5',
])('parsePhone rejects %j', (text) => {
  expect(parsePhone(text)).toBeUndefined();
});

const tenDigits = fc.stringMatching(/^[0-9]{10}$/);

test('parsePhone reads what formatPhone and phoneForApi write', () => {
  fc.assert(
    fc.property(tenDigits, (ten) => {
      expect(parsePhone(formatPhone(ten))).toBe(ten);
      expect(parsePhone(phoneForApi(ten))).toBe(ten);
    }),
  );
});

test('a number is written in every form', () => {
  expect(formatPhone('9000000000')).toBe('+7 900 000-00-00');
  expect(phoneForApi('9161234573')).toBe('79161234573');
  expect(phoneHref('9161234573')).toBe('tel:+79161234573');
  expect(hidePhoneMiddle('9161234573')).toBe('+7 916 •••-••-73');
});

test.each([formatPhone, phoneForApi, phoneHref, hidePhoneMiddle])(
  '%p throws on anything but ten digits',
  (write) => {
    expect(() => write('79161234573')).toThrow(RangeError);
    expect(() => write('')).toThrow(RangeError);
    expect(() => write('916')).toThrow('Not ten digits: 916');
  },
);

test.each([
  ['8 495 120-30-40', '+7 495 120-30-40', 'tel:+74951203040'],
  ['+7 (495) 120 30 40', '+7 495 120-30-40', 'tel:+74951203040'],
  ['*2040', '*2040', 'tel:*2040'],
  ['+375 29 123-45-67', '+375 29 123-45-67', 'tel:+375291234567'],
  ['', '+7 800 000-00-01', 'tel:+78000000001'],
  [null, '+7 800 000-00-01', 'tel:+78000000001'],
  [undefined, '+7 800 000-00-01', 'tel:+78000000001'],
  ['по записи', '+7 800 000-00-01', 'tel:+78000000001'],
])('an order phone set to %j', (setting, text, href) => {
  expect(orderPhone(setting, '8 800 000-00-01')).toEqual({ text, href });
});
