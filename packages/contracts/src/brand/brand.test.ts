import { parseBrand } from './brand';

const minimalBrand = {
  key: 'umi',
  name: 'Уми',
  tagline: 'рыба и рис',
  description: 'Поке и сашими',
  phone: '+7 812 333-44-55',
  deliveryEmail: 'dostavka@umi.example',
  themeColor: { light: '#FFFFFF', dark: '#000000' },
  links: {},
};

test('optional fields have defaults', () => {
  expect(parseBrand(minimalBrand)).toMatchObject({
    timeZone: 'Europe/Moscow',
    links: {},
    analytics: {},
    paymentHosts: [],
    imageHosts: [],
    flags: { closeAccess: [] },
  });
});

test.each([
  ['timeZone', 'Europe/Kitezh'],
  ['key', 'Уми'],
  ['key', 'umi-sushi'],
  ['key', '2umi'],
  ['flags', { closeAccess: ['menu'] }],
  ['flags', { addressInTakeMethod: 'yes' }],
  ['imageHosts', ["cdn.example; script-src 'unsafe-inline'"]],
  ['imageHosts', ['*']],
  ['trackingParams', ['labels']],
  ['imageHosts', ['https://cdn.example']],
  ['imageHosts', ['cdn']],
])('%s %p is rejected', (field, value) => {
  expect(() => parseBrand({ ...minimalBrand, [field]: value })).toThrow();
});

test.each([
  ['timeZone', 'Asia/Vladivostok'],
  ['key', 'umi2'],
  ['flags', { closeAccess: ['blog'], addressInTakeMethod: true }],
  ['imageHosts', ['cdn.example', '*.cdn.example', 'cdn.example:8443']],
])('%s %j is accepted', (field, value) => {
  expect(parseBrand({ ...minimalBrand, [field]: value })).toMatchObject({ [field]: value });
});
