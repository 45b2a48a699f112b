/** @jest-environment jsdom */
import { storageKeys } from '@storefront/contracts';
import { testBrand } from '@storefront/testing';
import { documentStart } from './documentStart';

/** The root element of a page that has been opened, after the scripts of its head. */
function openPage(): HTMLElement {
  const html = documentStart({
    brand: testBrand,
    nonce: '',
    css: '',
    fonts: [],
    pageScript: { url: '/page.js', integrity: '' },
  });
  const page = new DOMParser().parseFromString(html, 'text/html');
  const script = document.createElement('script');
  script.textContent = page.querySelector('script')?.textContent ?? '';
  document.head.append(script);
  return document.documentElement;
}

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset['theme'];
});

test.each(['light', 'dark'])('a page starts with the saved theme %s', (theme) => {
  localStorage.setItem(storageKeys(testBrand.key).theme, theme);
  expect(openPage()).toHaveAttribute('data-theme', theme);
});

test.each([null, 'auto', 'pink'])(
  'a page whose saved theme is %s follows the system, now and later',
  (saved) => {
    if (saved) localStorage.setItem(storageKeys(testBrand.key).theme, saved);
    expect(openPage()).not.toHaveAttribute('data-theme');
  },
);
