import type { Brand } from '@storefront/contracts';
import { parseBrand } from '@storefront/contracts/brand';

/** A brand other than the demo brand, so that tests find hard-coded values of the demo brand. */
export const testBrand: Brand = parseBrand({
  key: 'tanto',
  name: 'Танто',
  tagline: 'доставка для проверок',
  description: 'Сеть ресторанов для проверок',
  phone: '+7 495 000-11-22',
  deliveryEmail: 'delivery@example.com',
  themeColor: { light: '#ffffff', dark: '#000000' },
  links: {},
});
