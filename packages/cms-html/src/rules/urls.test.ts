import { isOnHost, isPictureUrl, linkTarget, writtenAddress } from './urls';

test.each([
  ['/menu/supy?from=blog#top', 'here'],
  ['/menu/роллы', 'here'],
  ["/akcii/leto;v=1(2)'3'", 'here'],
  ['#usloviya', 'here'],
  ['mailto:hello@kitsune.example?subject=Отзыв', 'here'],
  ['tel:+7 (495) 000-00-24', 'here'],
  ['https://example.org/a?b=1', 'foreign'],
  ['http://example.org', 'foreign'],
  ['https://кицунэ.рф/меню', 'foreign'],
])('a link to %s stays', (href, target) => expect(linkTarget(href)).toBe(target));

test.each([
  ['javascript:alert(1)'],
  ['java\tscript:alert(1)'],
  ['data:text/html,x'],
  ['//evil.example'],
  ['/\\evil.example'],
  ['/\t/evil.example'],
  ['/..//evil.example'],
  ['/menu"onclick=x'],
  ['https://kitsune.example@evil.example'],
  ['https://kitsune.example\\@evil.example'],
  ['tel:javascript'],
  ['menu'],
  [''],
])('a link to %p loses its address', (href) => expect(linkTarget(href)).toBeUndefined());

test.each([
  ['tel:+7 (495) 000-00-24', 'tel:+74950000024'],
  ['TEL:8.800.100', 'tel:8800100'],
  ['/menu', '/menu'],
])('%s is written as %s', (href, written) => expect(writtenAddress(href)).toBe(written));

test.each([
  ['/storage/a.jpg', true],
  ['/storage/%D1%84%D0%BE%D1%82%D0%BE.jpg', true],
  ['/storage/фото (1).jpg?w=320', false],
  ['/storage/фото(1).jpg?w=320', true],
  ['https://cdn.example/a.jpg', true],
  ['http://cdn.example/a.jpg', false],
  ['/storage/../secret', false],
  ['/storage/%2e%2e%2Fsecret', false],
  ['/storage/%5c', false],
  ['/storage/%zz', false],
  ['/upload/a.jpg', true],
  ['/upload/my%20photo.jpg', true],
  ['/apiary/a.jpg', true],
  ['/upload//a.jpg', false],
  ['/api/logout/', false],
  ['/API/logout/', false],
  ['/%61pi/logout/', false],
  ['/./api/logout/', false],
  ['/upload/../api/logout/', false],
  ['/upload/%2e%2e/api/logout/', false],
  ['/upload%2f..%2fapi/logout/', false],
  ['/%2fapi/logout/', false],
  ['/upload/..', false],
  ['/pay', false],
  ['/socket.io/?transport=polling', false],
  ['#top', false],
  ['data:image/png;base64,x', false],
])('a picture from %s: %s', (src, isAllowed) => expect(isPictureUrl(src)).toBe(isAllowed));

test.each([
  ['https://cdn.example/a.jpg', true],
  ['https://CDN.example/a.jpg', true],
  ['https://evil-cdn.example/a.jpg', false],
  ['https://cdn.example.evil.example/a.jpg', false],
  ['https://a.pictures.example/a.jpg', true],
  ['https://pictures.example/a.jpg', false],
  ['https://картинки.рф/a.jpg', true],
  ['http://cdn.example/a.jpg', false],
  ['https://', false],
])('a picture from %s is from an allowed host: %s', (address, isAllowed) =>
  expect(isOnHost(address, ['cdn.example', '*.Pictures.example', 'xn--80aqafcrtq.xn--p1ai'])).toBe(isAllowed),
);
