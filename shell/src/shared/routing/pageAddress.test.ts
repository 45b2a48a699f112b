import { pageAddress, visitAddress } from './pageAddress';

test.each([
  ['', '/menu', '/menu'],
  ['?labels=1&labels=3', '/menu?labels=1&labels=3', '/menu'],
  ['?panel=product&panel.slug=a&labels=1', '/menu?labels=1', '/menu'],
  ['?utm_source=x&labels=1', '/menu?utm_source=x&labels=1', '/menu?utm_source=x'],
])('/menu%s is the page %s and the visit %s', (search, page, visit) => {
  expect(pageAddress('/menu', search)).toBe(page);
  expect(visitAddress('/menu', search)).toBe(visit);
});
