import type { CartItem, Purchase } from '@storefront/api-contract';
import { useBrand } from '@storefront/contracts';
import {
  formatDiscount,
  formatNumber,
  formatRoubles,
  orderWindowParts,
  visibleItems,
} from '@storefront/domain';
import { css } from '@storefront/styles';
import { textStyles } from '@storefront/tokens';
import {
  BonusChip,
  type Definition,
  DefinitionList,
  ListRow,
  Note,
  Picture,
  Tile,
  useClock,
} from '@storefront/ui';
import { messages } from './messages';
import { discountOf, isMuted, knownSum, outcomeOf, statusOf, sumLabel } from './orderFacts';

interface ItemsProps {
  order: Purchase;
  look: 'lit' | 'faded';
  /** One level below the status heading. */
  titleAs: 'h2' | 'h4';
}

const titleClass = css({ ...textStyles.title, marginTop: 8 });
const rowsClass = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

/** Ordered dishes, extras and the soy sauce for each guest (spec §2, Order monitoring). */
export function OrderItems({ order, look, titleAs: Title }: ItemsProps) {
  const items = visibleItems(order.items);
  const extras = visibleItems(order.expendable);
  return (
    <>
      {items.length > 0 && (
        <ul className={rowsClass} aria-label={messages.items}>
          {items.map((item) => (
            <li key={item.id}>
              <Item item={item} look={look} />
            </li>
          ))}
        </ul>
      )}
      {extras.length > 0 && (
        <>
          <Title className={titleClass}>{messages.extras}</Title>
          <ul className={rowsClass} aria-label={messages.extras}>
            {extras.map((item) => (
              <li key={item.id}>
                <ListRow title={item.product.name} trailing={sumOf(item)} note={portionOf(item)} />
              </li>
            ))}
          </ul>
        </>
      )}
      <Note>{messages.soySauce(order.persons_count, outcomeOf(order))}</Note>
    </>
  );
}

function Item({ item, look }: { item: CartItem; look: ItemsProps['look'] }) {
  const modifiers = item.modifiers.map(({ name }) => name).filter(Boolean);
  const portion = portionOf(item);
  return (
    <ListRow
      title={item.product.name}
      note={[portion, modifiers.join(', ')].filter(Boolean).join(' · ') || undefined}
      trailing={sumOf(item)}
      media={
        <Tile shape="thumb" look={look}>
          <Picture media={item.product.media_list[0]} alt="" sizes="48px" />
        </Tile>
      }
    />
  );
}

function portionOf({ amount, price }: CartItem): string | undefined {
  return amount > 1 && price !== null && price > 0
    ? messages.portion(amount, formatRoubles(price))
    : undefined;
}

/** Without a price the sum is unknown, not free. */
function sumOf({ amount, price }: CartItem): string | undefined {
  if (price === null) return undefined;
  return price > 0 ? formatRoubles(price * amount) : messages.free;
}

const minus = '\u2212';

interface SumsProps {
  order: Purchase;
  /** When the order was fetched, in milliseconds. */
  readAt: number;
}

/** Total, discounts, bonuses, the number of guests and the time of a past order (spec §2, Order monitoring). */
export function OrderSums({ order, readAt }: SumsProps) {
  const { timeZone } = useBrand();
  const now = useClock(readAt);
  const status = statusOf(order);
  // The card above shows the time of an unfinished order.
  const time = status.isFinal && orderWindowParts(order, now, timeZone);
  const sum = knownSum(order);
  const discount = discountOf(order);
  const spent = order.write_off_amount;
  const bonuses = isMuted(status) ? 0 : order.write_on_amount;
  const bonusLabel = messages.bonusesCredited[outcomeOf(order)];

  const rows: Definition[] = [
    ...(sum === undefined ? [] : [{ term: sumLabel(order), value: <strong>{formatRoubles(sum)}</strong> }]),
    ...(discount > 0
      ? [{ term: messages.discount, value: formatDiscount(discount), tone: 'good' } as const]
      : []),
    ...(spent > 0
      ? [
          {
            term: messages.bonusesSpent,
            value: `${minus}${formatNumber(spent)}`,
            tone: 'bonus',
          } as const,
        ]
      : []),
    {
      term: bonusLabel,
      value: <BonusChip label={bonusLabel}>{bonuses > 0 ? `+${formatNumber(bonuses)}` : '0'}</BonusChip>,
    },
    { term: messages.persons, value: order.persons_count },
    ...(time ? [{ term: messages.time, value: [time.day, time.hours].filter(Boolean).join(' ') }] : []),
  ];
  return <DefinitionList items={rows} />;
}
