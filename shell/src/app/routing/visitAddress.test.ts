import { visitAddress } from './visitAddress';

test.each([
  ['', '/menu'],
  ['?labels=1&labels=3', '/menu'],
  ['?panel=product&panel.slug=a&labels=1', '/menu'],
  ['?utm_source=x&labels=1', '/menu?utm_source=x'],
])('/menu%s is the visit %s', (search, visit) => {
  expect(visitAddress('/menu', search)).toBe(visit);
});
