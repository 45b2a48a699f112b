import { orderPhone } from './orderPhone';

test.each([
  ['8 495 120-30-40', '+7 495 120-30-40', 'tel:+74951203040'],
  ['+7 (495) 120 30 40', '+7 495 120-30-40', 'tel:+74951203040'],
  ['*2040', '*2040', 'tel:2040'],
  ['+375 29 123-45-67', '+375 29 123-45-67', 'tel:+375291234567'],
])('%s', (written, text, href) => {
  expect(orderPhone(written)).toEqual({ text, href });
});
