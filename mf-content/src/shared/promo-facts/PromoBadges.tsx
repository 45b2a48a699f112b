import type { Promo } from '@storefront/api-contract';
import { useBrand } from '@storefront/contracts';
import { Badge, Row } from '@storefront/ui';
import { TicketPercent } from 'lucide-react';
import { messages } from './messages';
import { promoUntil } from './promoFacts';

interface Props {
  promo: Pick<Promo, 'promocode' | 'active_to'>;
  now: Date;
}

/** The code and the last day of a promotion; renders nothing when both are missing. */
export function PromoBadges({ promo, now }: Props) {
  const { timeZone } = useBrand();
  const until = promoUntil(promo, now, timeZone);
  if (!promo.promocode && !until) return null;
  return (
    <Row gap={8} wrap="wrap">
      {promo.promocode && (
        <Badge kind="quiet" icon={<TicketPercent size={16} aria-hidden />}>
          {messages.code(promo.promocode.code)}
        </Badge>
      )}
      {until && <Badge kind="gold">{until}</Badge>}
    </Row>
  );
}
