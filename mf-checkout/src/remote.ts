import { defineManifest } from '@storefront/contracts';

/** The public face of checkout: from an address to a placed order (spec §2, §4). */
export default defineManifest<'checkout'>({
  name: 'checkout',
  pages: {},
  panels: {
    cart: () => import('./panels/cart/CartPanel'),
    order: () => import('./panels/order/OrderPanel'),
    'take-method': () => import('./panels/take-method/TakeMethodPanel'),
    'select-address': () => import('./panels/select-address/SelectAddressPanel'),
  },
  widgets: {
    'checkout:cart-button': () => import('./widgets/cart-button/CartButton'),
  },
  embeds: {},
  emits: [
    'checkout:address-chosen',
    'checkout:address-changed',
    'checkout:order-placed',
    'shell:panel-requested',
    'shell:panel-replace-requested',
    'shell:panel-back-requested',
    'shell:panels-close-requested',
    'shell:toast-requested',
  ],
  hears: ['account:logged-in', 'shell:panel-closed', 'shell:panel-opened'],
  opens: ['auth', 'cart', 'menu-groups', 'order', 'order-monitoring', 'take-method'],
});
