import { defineManifest } from '@storefront/contracts';

/** The checkout team's remote: from choosing an address to a placed order (spec §2, §4). */
export default defineManifest<'checkout'>({
  name: 'checkout',
  pages: {},
  panels: {
    cart: () => import('./panels/cart/CartPanel'),
    'unavailable-items': () => import('./panels/unavailable-items/UnavailableItemsPanel'),
    order: () => import('./panels/order/OrderPanel'),
    'delivery-time': () => import('./panels/delivery-time/DeliveryTimePanel'),
    'take-method': () => import('./panels/take-method/TakeMethodPanel'),
    'address-params': () => import('./panels/address-params/AddressParamsPanel'),
    'select-address': () => import('./panels/select-address/SelectAddressPanel'),
  },
  widgets: {
    'checkout:cart-bar': () => import('./widgets/cart-bar/CartBar'),
    'checkout:cart-button': () => import('./widgets/cart-button/CartButton'),
    'checkout:address-choice': () => import('./widgets/address-choice/AddressChoice'),
  },
  embeds: {},
});
