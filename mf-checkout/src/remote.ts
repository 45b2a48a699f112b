import { defineManifest } from '@storefront/contracts';

/** What checkout exposes to the shell: from choosing an address to a placed order (spec §2, §4). */
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
    'checkout:cart-button': () => import('./widgets/cart-button/CartButton'),
    'checkout:address-choice': () => import('./widgets/address-choice/AddressChoice'),
  },
  embeds: {},
  emits: [
    'checkout:address-chosen',
    'checkout:address-changed',
    'checkout:order-placed',
    'checkout:promo-code-applied',
    'checkout:promo-code-refused',
    'checkout:promo-code-cancelled',
    'shell:panel-requested',
    'shell:panel-replace-requested',
    'shell:panel-back-requested',
    'shell:panels-close-requested',
    'shell:toast-requested',
  ],
  hears: [
    'checkout:item-added',
    'checkout:promo-code-close-requested',
    'checkout:replacements-clear-requested',
    'checkout:used-bonuses-reset-requested',
    'account:logged-in',
    'shell:panel-closed',
    'shell:panel-opened',
  ],
  opens: [
    'products-slider',
    'unavailable-items',
    'auth',
    'cart',
    'delivery-time',
    'menu-groups',
    'order',
    'order-monitoring',
    'take-method',
  ],
});
