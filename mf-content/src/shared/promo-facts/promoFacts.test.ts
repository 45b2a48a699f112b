import type { Promo } from '@storefront/api-contract';
import { leadingPromo, promoFit, promoLead, promoLink, promoPicture, promoUntil } from './promoFacts';

test.each([
  ['/menu', '/menu'],
  ['/menu/supy', '/menu/supy'],
  ['/menu/sety/set-first-date?from=promo#top', '/menu/sety/set-first-date?from=promo#top'],
  ['/', '/'],
  ['/Menu', '/Menu'],
  ['/akcii/leto?utm_source=promo', '/akcii/leto?utm_source=promo'],
  ['/zima.html', '/zima.html'],
  ['/about/bonus-program', '/about/bonus-program'],
  // An article may be named like a file; routes are case-sensitive.
  ['/about/blog/vue.js', '/about/blog/vue.js'],
  ['/About/Blog/vue.js', undefined],
  ['//evil.example/menu', undefined],
  ['/\\evil.example/leto', undefined],
  ['\\/evil.example/leto', undefined],
  ['/\t/evil.example/leto', undefined],
  ['/akcii//leto', undefined],
  ['/api/landings', undefined],
  ['/pay', undefined],
  ['/healthz', undefined],
  ['/robots.txt', undefined],
  ['/robots.txt?from=promo', undefined],
  ['/robots.txt#from', undefined],
  ['https://evil.example/menu', undefined],
  ['javascript:alert(1)', undefined],
  ['', undefined],
  [null, undefined],
])('the link %p leads to %p', (link, path) => {
  expect(promoLink({ link })).toBe(path);
});

test.each([
  ['https://tanto.example/menu/supy?from=promo', '/menu/supy?from=promo'],
  ['https://tanto.example', '/'],
  ['https://tanto.example?from=promo', '/?from=promo'],
  ['http://tanto.example/menu', '/menu'],
  ['HTTPS://Tanto.Example/menu', '/menu'],
  ['//tanto.example/menu', '/menu'],
  ['//tanto.example/pay', undefined],
  ['https://tanto.example/pay', undefined],
  ['https://tanto.example//evil.example', undefined],
  ['https://tanto.example.com/menu', undefined],
  ['/menu', '/menu'],
])('on the site tanto.example the link %p leads to %p', (link, path) => {
  expect(promoLink({ link }, { origin: 'https://tanto.example' })).toBe(path);
});

test('a link to a Cyrillic domain, which the site has in punycode, leads to its path', () => {
  const site = { origin: 'https://xn--h1adkxo8b.xn--p1ai' };
  expect(promoLink({ link: 'https://кицунэ.рф/menu' }, site)).toBe('/menu');
});

const now = new Date('2026-11-21T09:00:00Z');
const zone = 'Europe/Moscow';

test('the last day of a promotion does not wrap', () => {
  const promo = { active_to: '2027-01-08T12:00:00+03:00' };
  expect(promoUntil(promo, now, zone)).toBe('до\u00A08\u00A0января\u00A02027\u00A0г.');
  expect(promoUntil({ active_to: null }, now, zone)).toBeUndefined();
});

const promo = (id: number, is_header: boolean) => ({ id, is_header }) as Promo;

test('the first header promotion leads, without one the first of all', () => {
  const [card, header, second] = [promo(1, false), promo(2, true), promo(3, true)];
  expect(leadingPromo([card, header, second])).toBe(header);
  expect(leadingPromo([card])).toBe(card);
  expect(leadingPromo([])).toBeUndefined();
});

test.each([
  ['its own line', { lead: 'Сет в подарок', description: '<p>Условия</p>' }, 'Сет в подарок'],
  ['its description', { lead: null, description: '<p>Сет <b>в&nbsp;подарок</b></p>' }, 'Сет в подарок'],
  ['a description without a text', { lead: null, description: '<p><br></p>' }, undefined],
  ['no description', { lead: null, description: null }, undefined],
])('the line of a promotion with %s', (_, texts, lead) => {
  expect(promoLead(texts)).toBe(lead);
});

test.each([
  ['plum', 'contain'],
  [null, 'cover'],
])('a picture on the tint %p has the fit %s', (tint, fit) => {
  expect(promoFit({ tint })).toBe(fit);
});

test('the picture of a promotion has no placeholder', () => {
  const image = { original: '/set.png', sources: [], placeholder: 'data:image/webp;base64,AA', color: null };
  expect(promoPicture({ image })).toEqual({ original: '/set.png', sources: [] });
  expect(promoPicture({ image: null })).toBeUndefined();
});
