import styled from '@emotion/styled';
import type { CartItem, Purchase } from '@storefront/api-contract';
import { openPanel, paths, preloadPanel } from '@storefront/contracts';
import { bindPrepositions, formatRoubles, visibleItems } from '@storefront/domain';
import { colour, media, motion, radius, textStyles, weight } from '@storefront/tokens';
import { onPlainClick, Picture, Tile } from '@storefront/ui';
import {
  isMuted,
  knownSum,
  orderLocation,
  orderNumber,
  statusIcon,
  statusOf,
  takeMethodOf,
} from '../../features/order-monitoring';
import { messages } from './messages';

interface Props {
  order: Purchase;
  /** «19:42» */
  time: string | undefined;
}

const Card = styled.a({
  display: 'grid',
  gap: 10,
  padding: 16,
  borderRadius: radius.md,
  background: colour.sunken,
  color: 'inherit',
  transition: `background-color ${motion.fast}`,
  [media.hover]: { '&:hover': { background: colour.control } },
});
const Head = styled.span({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: '0 12px',
});
const Status = styled.span({
  display: 'flex',
  // With a large font the sum goes under the longest word.
  flex: '1 1 min-content',
  gap: 8,
  minWidth: 0,
  fontSize: '0.9375rem',
  lineHeight: '1.25rem',
  fontWeight: weight.strong,
  '& > svg': { flex: 'none', strokeWidth: 1.75 },
  '&[data-tone=active]': { color: colour.accentInk },
  '&[data-tone=done]': { color: colour.ok },
  '&[data-tone=canceled], &[data-tone=error]': { color: colour.ink2 },
});
const Sum = styled.span({
  flex: 'none',
  lineHeight: '1.25rem',
  fontWeight: weight.strong,
  whiteSpace: 'nowrap',
  '[data-muted=true] &': { fontWeight: weight.text, color: colour.ink2 },
});
const Line = styled.span({
  ...textStyles.xs,
  display: 'block',
  overflowWrap: 'anywhere',
  color: colour.ink2,
});
const Dishes = styled.span({ display: 'flex', alignItems: 'center', gap: 8 });
const More = styled.span({ ...textStyles.s, color: colour.ink2 });

const shownPictures = 4;

/** An order in the list: a link to its page, and a plain click opens its panel (spec §2, Purchases). */
export function PurchaseCard({ order, time }: Props) {
  const status = statusOf(order);
  const Icon = statusIcon(order.status_slug, takeMethodOf(order));
  const items = visibleItems(order.items);
  const place = orderLocation(order);
  const sum = knownSum(order);
  return (
    <Card
      href={paths.monitoring({ id: order.id })}
      data-muted={isMuted(status) || undefined}
      onPointerEnter={() => preloadPanel('order-monitoring')}
      onClick={onPlainClick(() => openPanel('order-monitoring', { id: String(order.id) }))}
    >
      <Head>
        <Status data-tone={status.tone}>
          <Icon size={20} aria-hidden />
          {status.label}
        </Status>
        {sum !== undefined && <Sum>{formatRoubles(sum)}</Sum>}
      </Head>
      {items.length > 0 && <Pictures items={items} look={isMuted(status) ? 'faded' : 'lit'} />}
      <span>
        <Line>{[messages.number(orderNumber(order.id)), time].filter(Boolean).join(' · ')}</Line>
        {items.length > 0 && (
          <Line>
            {items
              .map(({ product, amount }) => messages.dish(bindPrepositions(product.name), amount))
              .join(', ')}
          </Line>
        )}
        {place && <Line>{place}</Line>}
      </span>
    </Card>
  );
}

function Pictures({ items, look }: { items: readonly CartItem[]; look: 'lit' | 'faded' }) {
  return (
    <Dishes aria-hidden>
      {items.slice(0, shownPictures).map(({ id, product }) => (
        <Tile key={id} shape="thumb" look={look}>
          <Picture media={product.media_list[0]} alt="" sizes="48px" />
        </Tile>
      ))}
      {items.length > shownPictures && <More>{messages.moreDishes(items.length - shownPictures)}</More>}
    </Dishes>
  );
}
