import { toast, type WidgetId, type WidgetProps } from '@storefront/contracts';

/** Props of a widget that is shown alone; the query of its address overrides them. */
export const sampleProps: { [Id in WidgetId]: WidgetProps<Id> } = {
  'account:active-orders': {},
  'account:last-order': {},
  'content:news-teaser': {},
  'content:promo-showcase': {},
  'content:promo-strip': { title: 'Sample title' },
  'content:stories': {},
  'catalog:recommendations': { title: 'Sample title' },
  'catalog:sauces': { title: 'Sample title' },
  'catalog:frequent-dishes': {},
  'catalog:menu-groups': {},
  'catalog:products-slider': { title: 'Sample title', groupId: 1 },
  'catalog:combo-slider': { slug: 'sample-combo', onChange: ({ price }) => toast(String(price)) },
  'checkout:cart-bar': {},
  'checkout:cart-button': {},
  'checkout:address-choice': { onApplied: ({ fullAddress }) => toast(fullAddress, 'success') },
  'restaurants:bookings': {},
  'restaurants:picker': { onChoose: ({ name }) => toast(name, 'success') },
};
