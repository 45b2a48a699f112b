import type { Settings } from '@storefront/api-client';
import { formatRoubles } from '@storefront/domain';
import { css } from '@storefront/styles';
import { colour, radius, textStyles } from '@storefront/tokens';
import { messages } from './messages';

const listClass = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  gap: 12,
});
const factClass = css({
  padding: '16px 18px',
  borderRadius: radius.lg,
  background: colour.sunken,
  '& > dt': { ...textStyles.s, color: colour.ink2 },
  '& > dd': { ...textStyles.title, marginTop: 4 },
});

/** The terms of every address: the cost of delivery, the minimum sum, the discount on pickup (spec §3, Settings). */
export function DeliveryFacts({ settings }: { settings: Settings }) {
  const { deliveryCost, minimalDeliveryAmount: minimum, discountOnPickup: discount } = settings;
  const facts = [
    { term: messages.cost, value: deliveryCost },
    ...(minimum ? [{ term: messages.minimum, value: messages.from(formatRoubles(minimum)) }] : []),
    ...(discount ? [{ term: messages.pickupDiscount, value: messages.percent(discount) }] : []),
  ];
  return (
    <dl className={listClass}>
      {facts.map(({ term, value }) => (
        <div className={factClass} key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
