/** @jest-environment jsdom */
import { parseBrand } from '@storefront/contracts/brand';
import { testBrand } from '@storefront/testing';
import type { Campaign } from '../../shared/campaign/campaign';
import { chooseServices, type ConsentAnswer } from './chooseServices';
import { metrika } from './metrika';
import { type Hit, hitUrl } from './sendHit';
import type { BasketChange, TrackedOrder } from './trackingService';

const { analytics } = parseBrand({
  ...testBrand,
  analytics: {
    metrika: { counter: 7, script: 'http://127.0.0.1:4521/tag.js', clickmap: true, webvisor: true },
    admitad: {
      campaignCode: 'camp',
      url: 'https://admitad.example/r',
      basketUrl: 'https://admitad.example/b',
    },
    gdeslon: {
      merchantId: '42',
      url: 'https://gdeslon.example/thanks.js',
      basketUrl: 'https://gdeslon.example/landing.js',
    },
    affam: { url: 'https://affam.example/hit', basketUrl: 'https://affam.example/basket' },
    cityads: {
      campaignId: 'c/1',
      url: 'https://cityads.example/track',
      basketUrl: 'https://cityads.example/basket',
    },
  },
});

const order: TrackedOrder = {
  orderId: 48213,
  revenue: 1270,
  coupon: 'РОЛЛ',
  products: [
    { productId: 5, name: 'Филадельфия классик с лососем и огурцом', price: 590, amount: 2 },
    { productId: 9, name: 'Морс', price: 90, amount: 1 },
  ],
};
const change: BasketChange = {
  added: order.products.slice(0, 1),
  removed: order.products.slice(1),
  basket: order.products,
};

function start(campaign: Campaign, consent?: ConsentAnswer) {
  const hits: Hit[] = [];
  const services = chooseServices({ analytics, campaign, consent, send: (hit) => void hits.push(hit) });
  return { services, hits, names: services.map(({ name }) => name) };
}

function urlsFor(campaign: Campaign, event: 'basketChanged' | 'orderPlaced') {
  const { services, hits } = start(campaign);
  for (const service of services) {
    if (event === 'orderPlaced') service.orderPlaced?.(order);
    else service.basketChanged?.(change);
  }
  return hits.map((hit) => decodeURIComponent(hitUrl(hit).replaceAll('+', ' ')));
}

beforeEach(() => {
  document.head.replaceChildren();
  Reflect.deleteProperty(window, 'ym');
  Reflect.deleteProperty(window, 'dataLayer');
  jest.spyOn(console, 'debug').mockImplementation();
});
afterEach(() => jest.restoreAllMocks());

describe('the tracking cookie chooses', () => {
  test.each([
    ['admitad', ['admitad']],
    ['GdeSlon', ['gdeslon']],
    ['affam', ['affam']],
    ['cityads', ['cityads']],
    ['newsletter', ['debug']],
    [undefined, ['debug']],
  ])('%p', (utm_source, names) => {
    expect(start(utm_source ? { utm_source } : {}).names).toEqual(names);
  });

  test('the default counter needs consent, and a refusal stops every service', () => {
    expect(start({ utm_source: 'admitad' }, 'granted').names).toEqual(['admitad', 'metrika']);
    expect(start({}, 'granted').names).toEqual(['metrika']);
    expect(start({ utm_source: 'admitad' }, 'refused').names).toEqual(['debug']);
  });

  test('a network that the brand does not work with is not used', () => {
    const services = chooseServices({
      analytics: {},
      campaign: { utm_source: 'admitad' },
      consent: 'granted',
      send: () => undefined,
    });
    expect(services.map(({ name }) => name)).toEqual(['debug']);
  });
});

test('admitad gets every line with the id of the click', () => {
  const campaign = { utm_source: 'admitad', admitad_uid: 'u1' };
  expect(urlsFor(campaign, 'orderPlaced')).toEqual([
    'https://admitad.example/r?campaign_code=camp&action_code=1&tariff_code=1&payment_type=sale&response_type=img&uid=u1&order_id=48213&position_id=1&position_count=2&product_id=5&price=590&quantity=2&currency_code=RUB&promocode=РОЛЛ',
    'https://admitad.example/r?campaign_code=camp&action_code=1&tariff_code=1&payment_type=sale&response_type=img&uid=u1&order_id=48213&position_id=2&position_count=2&product_id=9&price=90&quantity=1&currency_code=RUB&promocode=РОЛЛ',
  ]);
  expect(urlsFor(campaign, 'basketChanged')).toEqual([
    'https://admitad.example/b?campaign_code=camp&uid=u1&products=5:2,9:1&currency_code=RUB',
  ]);
});

test.each([
  ['admitad', { campaignCode: 'camp', url: 'https://network.example/r' }],
  ['gdeslon', { merchantId: '42', url: 'https://network.example/r' }],
  ['affam', { url: 'https://network.example/r' }],
  ['cityads', { campaignId: 'c', url: 'https://network.example/r' }],
] as const)(
  '%s gets no basket without an address for baskets, and is not configured without any address',
  (name, settings) => {
    const parse = (given: object) => parseBrand({ ...testBrand, analytics: { [name]: given } });
    const hits: Hit[] = [];
    const send = (hit: Hit) => void hits.push(hit);
    const campaign = { utm_source: name };
    const [service] = chooseServices({
      analytics: parse(settings).analytics,
      campaign,
      consent: undefined,
      send,
    });
    service?.basketChanged?.(change);
    expect(hits).toEqual([]);
    service?.orderPlaced?.(order);
    expect(hits.length).toBeGreaterThan(0);
    expect(() => parse({ ...settings, url: undefined })).toThrow();
  },
);

test('gdeslon gets baskets and orders, portion by portion, with its own cookie', () => {
  const campaign = { utm_source: 'gdeslon' };
  expect(urlsFor(campaign, 'basketChanged')).toEqual([
    'https://gdeslon.example/landing.js?mode=basket&codes=5:590,5:590,9:90&mid=42',
  ]);
  expect(urlsFor(campaign, 'orderPlaced')).toEqual([
    'https://gdeslon.example/thanks.js?codes=5:590,5:590,9:90&order_id=48213&merchant_id=42&promocode=РОЛЛ',
  ]);
  const { services, hits } = start(campaign);
  services[0]?.orderPlaced?.(order);
  services[0]?.basketChanged?.({ ...change, basket: [] });
  expect(hits.map(({ withOwnCookie }) => withOwnCookie)).toEqual([true]);
});

test('affam gets baskets and orders with the id of its link', () => {
  expect(urlsFor({ utm_source: 'affam', affam: 'a1' }, 'basketChanged')).toEqual([
    'https://affam.example/basket?clickid=a1&currency=RUB&products=5:2,9:1',
  ]);
  expect(urlsFor({ utm_source: 'affam', affam: 'a1' }, 'orderPlaced')).toEqual([
    'https://affam.example/hit?clickid=a1&action_id=48213&sum=1270&currency=RUB&promocode=РОЛЛ&products=5:2,9:1',
  ]);
});

test('cityads gets baskets and orders with the first 32 characters of each name', () => {
  expect(urlsFor({ utm_source: 'cityads', click_id: 'k1' }, 'basketChanged')).toEqual([
    'https://cityads.example/basket?click_id=k1&currency=RUB&basket=' +
      '[{"pid":"5","pn":"Филадельфия классик с лососем и ","up":"590","qty":"2"},{"pid":"9","pn":"Морс","up":"90","qty":"1"}]',
  ]);
  expect(urlsFor({ utm_source: 'cityads', click_id: 'k1' }, 'orderPlaced')).toEqual([
    'https://cityads.example/track/48213/ct/q1/c/c/1?click_id=k1&order_total=1270&currency=RUB&coupon=РОЛЛ&basket=' +
      '[{"pid":"5","pn":"Филадельфия классик с лососем и ","up":"590","qty":"2"},{"pid":"9","pn":"Морс","up":"90","qty":"1"}]',
  ]);
});

test('the default counter loads its script once and gets everything in roubles', () => {
  const [counter] = start({}, 'granted').services;
  start({}, 'granted');
  const scripts = [...document.querySelectorAll('script')].map(({ src }) => src);
  expect(scripts).toEqual(['http://127.0.0.1:4521/tag.js']);

  counter?.basketChanged?.(change);
  counter?.orderPlaced?.({ ...order, coupon: null });
  counter?.pageChanged?.('https://shop.example/menu');
  counter?.pageChanged?.('https://shop.example/promos');
  const page = window as unknown as { dataLayer: unknown[]; ym: { a: unknown[][] } };
  expect(page.dataLayer).toEqual([
    {
      ecommerce: {
        currencyCode: 'RUB',
        add: {
          products: [{ id: '5', name: 'Филадельфия классик с лососем и огурцом', price: 590, quantity: 2 }],
        },
      },
    },
    {
      ecommerce: {
        currencyCode: 'RUB',
        remove: { products: [{ id: '9', name: 'Морс', price: 90, quantity: 1 }] },
      },
    },
    {
      ecommerce: {
        currencyCode: 'RUB',
        purchase: {
          actionField: { id: '48213', revenue: 1270 },
          products: [
            { id: '5', name: 'Филадельфия классик с лососем и огурцом', price: 590, quantity: 2 },
            { id: '9', name: 'Морс', price: 90, quantity: 1 },
          ],
        },
      },
    },
  ]);
  expect(page.ym.a).toEqual([
    [
      7,
      'init',
      expect.objectContaining({ ecommerce: 'dataLayer', defer: true, clickmap: true, webvisor: true }),
    ],
    [7, 'hit', 'http://localhost/', { referer: '' }],
    [7, 'hit', 'https://shop.example/menu', { referer: 'http://localhost/' }],
    [7, 'hit', 'https://shop.example/promos', { referer: 'https://shop.example/menu' }],
  ]);
});

test('the default counter records clicks and visits only where the brand says so', () => {
  const brand = parseBrand({ ...testBrand, analytics: { metrika: { counter: 7 } } });
  chooseServices({ analytics: brand.analytics, campaign: {}, consent: 'granted', send: jest.fn() });
  const { ym } = window as unknown as { ym: { a: unknown[][] } };
  expect(ym.a[0]).toEqual([
    7,
    'init',
    expect.objectContaining({ clickmap: false, webvisor: false, trackLinks: true }),
  ]);
});

test('the default counter does not get the token of a shared link', () => {
  window.history.replaceState(null, '', '/monitoring/7?utm_source=a%20b&share=secret');
  start({}, 'granted');
  window.history.replaceState(null, '', '/');
  const { ym } = window as unknown as { ym: { a: unknown[][] } };
  expect(ym.a).toEqual([
    [
      7,
      'init',
      expect.objectContaining({
        defer: true,
        clickmap: false,
        webvisor: false,
        trackLinks: false,
        accurateTrackBounce: false,
      }),
    ],
    [7, 'hit', 'http://localhost/monitoring/7?utm_source=a+b', { referer: '' }],
  ]);
});

test('the default counter does not get the token of the page before the page', () => {
  const referrer = 'http://localhost/monitoring/7?share=secret';
  jest.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  start({}, 'granted');
  const { ym } = window as unknown as { ym: { a: unknown[][] } };
  expect(ym.a[1]).toEqual([7, 'hit', 'http://localhost/', { referer: 'http://localhost/monitoring/7' }]);
});

test('a running default counter leaves an address with a token to a page load', () => {
  const reload = jest.fn();
  const ym = jest.fn();
  const page = { ym, location: { href: 'https://shop.example/menu', reload } };
  if (!analytics.metrika) throw new Error('the brand of this test has a counter');
  metrika(analytics.metrika, page as unknown as Window).tokenReached?.();
  expect(reload).toHaveBeenCalledTimes(1);
  expect(ym).not.toHaveBeenCalled();
});

test('without a service everything is logged at debug level, and nothing loads', () => {
  const { services } = start({});
  services[0]?.orderPlaced?.(order);
  services[0]?.basketChanged?.(change);
  services[0]?.pageChanged?.('/menu');
  expect(console.debug).toHaveBeenCalledTimes(3);
  expect(document.querySelector('script')).toBeNull();
});
