import { parseBrand } from './brand';

const least = {
  key: 'umi',
  name: 'Уми',
  tagline: 'рыба и рис',
  description: 'Поке и сашими',
  phone: '+7 812 333-44-55',
  deliveryEmail: 'dostavka@umi.example',
  themeColor: { light: '#FFFFFF', dark: '#000000' },
  links: {},
};

test('what a chain may leave out has its default', () => {
  expect(parseBrand(least)).toMatchObject({
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
])('%s %p is refused at the start', (field, value) => {
  expect(() => parseBrand({ ...least, [field]: value })).toThrow();
});
