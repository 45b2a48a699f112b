import { useSession } from '@storefront/contracts';
import { type ComponentProps, lazy } from 'react';
import { useIsIdle } from '../deferred-parts/useIsIdle';
import { OptionalBoundary } from '../optional-boundary/OptionalBoundary';
import type { RunningOrdersBadge } from './RunningOrdersBadge';

const Badge = lazy(async () => ({
  default: (await import('./RunningOrdersBadge')).RunningOrdersBadge,
}));

/** The badge of a customer whose order runs. A guest loads nothing of it. */
export function RunningOrders(props: ComponentProps<typeof RunningOrdersBadge>) {
  const isIdle = useIsIdle();
  return useSession().status === 'user' && isIdle ? (
    <OptionalBoundary>
      <Badge {...props} />
    </OptionalBoundary>
  ) : null;
}
