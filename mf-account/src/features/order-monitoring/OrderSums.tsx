import type { Purchase } from '@storefront/api-contract';
import { formatDiscount, formatRoubles } from '@storefront/domain';
import { BonusChip, type Definition, DefinitionList } from '@storefront/ui';
import { messages } from './messages';
import { discountOf, isMuted, statusOf, sumLabel } from './orderFacts';

interface Props {
  order: Purchase;
}

const minus = '\u2212';

/** Sums of an order: paid or to be paid, taken off, given back, for how many (spec §2, Order monitoring). */
export function OrderSums({ order }: Props) {
  const status = statusOf(order);
  const discount = discountOf(order);
  const spent = order.write_off_amount;
  const bonuses = isMuted(status) ? 0 : order.write_on_amount;
  const bonusLabel = status.tone === 'done' ? messages.bonusesCame : messages.bonusesToCome;

  const rows: Definition[] = [
    { term: sumLabel(order), value: <strong>{formatRoubles(order.discount_sum)}</strong> },
    ...(discount > 0
      ? [{ term: messages.discount, value: formatDiscount(discount), tone: 'good' } as const]
      : []),
    ...(spent > 0
      ? [
          {
            term: messages.bonusesSpent,
            value: `${minus}${spent.toLocaleString('ru-RU')}`,
            tone: 'bonus',
          } as const,
        ]
      : []),
    {
      term: bonusLabel,
      value: (
        <BonusChip label={bonusLabel}>{bonuses > 0 ? `+${bonuses.toLocaleString('ru-RU')}` : '0'}</BonusChip>
      ),
    },
    { term: messages.persons, value: order.persons_count },
  ];
  return <DefinitionList items={rows} />;
}
