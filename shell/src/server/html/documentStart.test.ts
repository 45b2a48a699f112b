/** @jest-environment jsdom */
import { storageKeys } from '@storefront/contracts';
import { testBrand } from '@storefront/testing';
import { documentStart } from './documentStart';

function parsedPage(): Document {
  const html = documentStart({
    brand: testBrand,
    nonce: '',
    css: '',
    fonts: [],
    pageScript: { url: '/page.js', integrity: '' },
  });
  return new DOMParser().parseFromString(html, 'text/html');
}

/** The root element of a page that has been opened, after the scripts of its head. */
function openPage(): HTMLElement {
  const page = parsedPage();
  const head = [...page.head.children];
  const script = document.createElement('script');
  script.textContent = page.querySelector('script')?.textContent ?? '';
  // The elements that the parser has met by then; the script finds no element below itself.
  const above = head.slice(0, head.indexOf(page.querySelector('script') as Element));
  document.head.replaceChildren(...above.filter(({ tagName }) => tagName === 'META'), script);
  return document.documentElement;
}

const loadFont = jest.fn(() => Promise.reject(new Error('no network')));

/** For which themes of the system the browser's bar has each colour. */
const barColours = () =>
  [...document.querySelectorAll('meta[name=theme-color]')].map((meta) => [
    meta.getAttribute('content'),
    meta.getAttribute('media'),
  ]);

const { light: lightBar, dark: darkBar } = testBrand.themeColor;

beforeEach(() => {
  loadFont.mockClear();
  const face = (family: string) => ({ family, load: loadFont });
  Object.assign(document, { fonts: ['Geologica', 'Geologica', 'Geologica Fallback'].map(face) });
  localStorage.clear();
  delete document.documentElement.dataset['theme'];
});

test('a page reaches beside the camera, and an on-screen keyboard of Android makes it smaller', () => {
  const content = parsedPage().querySelector('meta[name=viewport]')?.getAttribute('content');
  expect(content?.split(', ')).toEqual([
    'width=device-width',
    'initial-scale=1',
    'viewport-fit=cover',
    'interactive-widget=resizes-content',
  ]);
});

test('a page is in Russian', () => {
  expect(parsedPage().documentElement.lang).toBe('ru');
});

test.each([
  ['light', 'all', 'not all'],
  ['dark', 'not all', 'all'],
])('a page and the bar of its browser start with the saved theme %s', (theme, light, dark) => {
  localStorage.setItem(storageKeys(testBrand.key).theme, theme);
  expect(openPage()).toHaveAttribute('data-theme', theme);
  expect(barColours()).toEqual([
    [lightBar, light],
    [darkBar, dark],
  ]);
});

const ofSystem = [
  [lightBar, '(prefers-color-scheme: light)'],
  [darkBar, '(prefers-color-scheme: dark)'],
];

test.each([null, 'auto', 'pink'])(
  'a page whose saved theme is %s follows the system, now and later',
  (saved) => {
    if (saved) localStorage.setItem(storageKeys(testBrand.key).theme, saved);
    expect(openPage()).not.toHaveAttribute('data-theme');
    expect(barColours()).toEqual(ofSystem);
  },
);

test('a page in a browser without storage follows the system, and its script does not throw', () => {
  localStorage.setItem(storageKeys(testBrand.key).theme, 'dark');
  const access = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('storage is blocked', 'SecurityError');
  });
  const onError = jest.fn((event: ErrorEvent) => event.preventDefault());
  addEventListener('error', onError);
  const root = openPage();
  removeEventListener('error', onError);
  expect(access).toHaveBeenCalled();
  access.mockRestore();
  expect(onError).not.toHaveBeenCalled();
  expect(root).not.toHaveAttribute('data-theme');
  expect(barColours()).toEqual(ofSystem);
});

test('a page loads its fonts before its body, and renders without fonts that cannot be loaded', () => {
  openPage();
  expect(loadFont).toHaveBeenCalledTimes(2);
});
