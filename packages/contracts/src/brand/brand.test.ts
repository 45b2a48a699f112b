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
    imageHosts: [],
    flags: { closeAccess: [] },
  });
});

test.each([
  ['timeZone', 'Europe/Kitezh'],
  ['key', 'Уми'],
  ['flags', { closeAccess: ['menu'] }],
  ['imageHosts', ["cdn.example; script-src 'unsafe-inline'"]],
  ['imageHosts', ['*']],
])('%s %p is rejected', (field, value) => {
  expect(() => parseBrand({ ...minimalBrand, [field]: value })).toThrow();
});
