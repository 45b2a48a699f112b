import { addressesQuery, ordersQuery, useFailureToast } from '@storefront/api-client';
import type { Purchase } from '@storefront/api-contract';
import { openPanel, useBrand } from '@storefront/contracts';
import { parseServerDate, pastDayLabel } from '@storefront/domain';
import { useQuery } from '@storefront/query';
import { css } from '@storefront/styles';
import { colour, radius } from '@storefront/tokens';
import { ListRow, useClock } from '@storefront/ui';
import { Bell, ChevronRight, MapPin, MessageSquare, ShoppingBag, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { messages } from './messages';

const iconClass = css({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 44,
  height: 44,
  borderRadius: radius.sm,
  background: colour.sunken,
  '& > svg': { strokeWidth: 1.75 },
});

const row = (icon: ReactNode) => ({
  media: <span className={iconClass}>{icon}</span>,
  trailing: <ChevronRight size={20} aria-hidden />,
});

/** The rows of the profile (spec §2, Profile panel menu). */
export function ProfileMenu() {
  const { timeZone } = useBrand();
  const orders = useQuery(ordersQuery());
  const addresses = useQuery(addressesQuery());
  // One toast for both: the rows work without their notes.
  useFailureToast(orders.error ?? addresses.error, messages.loadFailed);
  const saved = addresses.data?.length;
  const now = useClock(orders.dataUpdatedAt);

  return (
    <ul>
      <li>
        <ListRow
          {...row(<ShoppingBag size={22} aria-hidden />)}
          title={messages.orders(orders.data?.meta.total ?? 0)}
          note={lastOrder(orders.data?.data[0], now, timeZone)}
          onClick={() => openPanel('purchases')}
        />
      </li>
      <li>
        <ListRow
          {...row(<MapPin size={22} aria-hidden />)}
          title={messages.addresses}
          note={saved ? messages.addressesCount(saved) : undefined}
          onClick={() => openPanel('addresses')}
        />
      </li>
      <li>
        <ListRow
          {...row(<Bell size={22} aria-hidden />)}
          title={messages.notifications}
          onClick={() => openPanel('notifications')}
        />
      </li>
      <li>
        <ListRow
          {...row(<UserRound size={22} aria-hidden />)}
          title={messages.personalData}
          note={messages.discount}
          onClick={() => openPanel('personal-data')}
        />
      </li>
      <li>
        <ListRow
          {...row(<MessageSquare size={22} aria-hidden />)}
          title={messages.review}
          onClick={() => openPanel('restaurant-review')}
        />
      </li>
    </ul>
  );
}

function lastOrder(order: Purchase | undefined, now: Date, timeZone: string): string | undefined {
  const date = parseServerDate(order?.created_at, timeZone);
  return date && messages.lastOrder(pastDayLabel(date, now, timeZone).toLowerCase());
}
