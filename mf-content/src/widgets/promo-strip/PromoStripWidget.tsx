import { promosQuery } from '@storefront/api-client';
import { useBrand, type WidgetProps } from '@storefront/contracts';
import { isPromoActive } from '@storefront/domain';
import { useQuery } from '@storefront/query';
import { SkeletonGroup } from '@storefront/ui';
import { PromoStrip, PromoStripSkeleton } from '../../features/promo-strip';
import { usePresent } from '../../shared/present/usePresent';
import { messages } from './messages';

/** Promotions in a row, for other teams. Renders nothing without promotions or when they fail to load. */
export default function PromoStripWidget({
  title,
  withCode = false,
  onChoose,
}: WidgetProps<'content:promo-strip'>) {
  const { timeZone } = useBrand();
  const { data: promos, isPending, dataUpdatedAt } = useQuery(promosQuery());
  const now = usePresent(dataUpdatedAt);
  if (isPending) {
    return (
      <SkeletonGroup label={messages.loading}>
        <PromoStripSkeleton />
      </SkeletonGroup>
    );
  }
  const shown = (promos ?? []).filter(
    (promo) => isPromoActive(promo, now, timeZone) && (!withCode || promo.promocode),
  );
  if (shown.length === 0) return null;
  return (
    <PromoStrip
      title={title}
      level="h3"
      promos={shown}
      onChoose={onChoose && (({ slug, promocode }) => onChoose({ slug, code: promocode?.code }))}
    />
  );
}
