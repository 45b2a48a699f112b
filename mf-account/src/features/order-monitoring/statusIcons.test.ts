import { orderStatus, orderStatuses } from '@storefront/domain';
import { statusIcon } from './statusIcons';

test.each(['delivery', 'pickup'] as const)(
  'each status text has its own icon in a %s (spec §4)',
  (takeMethod) => {
    const icons = new Map(
      Object.keys(orderStatuses).map((slug) => [
        orderStatus(slug, takeMethod).label,
        statusIcon(slug, takeMethod),
      ]),
    );
    expect(new Set(icons.values()).size).toBe(icons.size);
  },
);

test('a status of a newer back end has the icon of waiting', () => {
  expect(statusIcon('packed_by_robot', 'delivery')).toBe(statusIcon('wait_confirm', 'delivery'));
});
