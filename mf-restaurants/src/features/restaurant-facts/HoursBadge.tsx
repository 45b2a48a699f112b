import { Badge, type BadgeKind } from '@storefront/ui';
import type { Hours } from './restaurantFacts';

interface Props {
  hours: Hours;
}

const kinds = { open: 'ok', closed: 'quiet', unknown: 'quiet' } as const satisfies Record<
  Hours['kind'],
  BadgeKind
>;

/** Whether a restaurant works now, and until when. */
export function HoursBadge({ hours }: Props) {
  return <Badge kind={kinds[hours.kind]}>{hours.label}</Badge>;
}
