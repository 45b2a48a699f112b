import type { CartItem, Purchase } from '@storefront/api-contract';
import { openPanel, paths, preloadPanel } from '@storefront/contracts';
import { formatRoubles, visibleItems } from '@storefront/domain';
import { css } from '@storefront/styles';
import { colour, media, motion, radius, textStyles, weight } from '@storefront/tokens';
import { Button, onPlainClick, Picture, Tile } from '@storefront/ui';
import { RotateCcw } from 'lucide-react';
import {
  dishesInWords,
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

const cardClass = css({ borderRadius: radius.md, background: colour.sunken });
const linkClass = css({
  display: 'grid',
  gap: 10,
  padding: 16,
  borderRadius: radius.md,
  color: 'inherit',
  transition: `background-color ${motion.fast}`,
  [media.hover]: { '&:hover': { background: colour.control } },
});
const repeatClass = css({ padding: '0 16px 16px' });
const headClass = css({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: '0 12px',
});
const statusClass = css({
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
const sumClass = css({
  flex: 'none',
  lineHeight: '1.25rem',
  fontWeight: weight.strong,
  whiteSpace: 'nowrap',
  '[data-muted=true] &': { fontWeight: weight.text, color: colour.ink2 },
});
const lineClass = css({
  ...textStyles.xs,
  display: 'block',
  overflowWrap: 'anywhere',
  color: colour.ink2,
});
const dishesClass = css({ display: 'flex', alignItems: 'center', gap: 8 });
const moreClass = css({ ...textStyles.s, color: colour.ink2 });

const shownPictures = 4;

/**
 * An order in the list: a link to its page, a plain click opens its panel, and «Повторить» puts its dishes into the cart
 * (spec §2, Purchases; §4, Repeat order).
 */
export function PurchaseCard({ order, time }: Props) {
  const status = statusOf(order);
  const Icon = statusIcon(order.status_slug, takeMethodOf(order));
  const items = visibleItems(order.items);
  const place = orderLocation(order);
  const sum = knownSum(order);
  const number = messages.number(orderNumber(order.id));
  return (
    <div className={cardClass} data-muted={isMuted(status) || undefined}>
      <a
        className={linkClass}
        href={paths.monitoring({ id: order.id })}
        onPointerEnter={() => preloadPanel('order-monitoring')}
        onClick={onPlainClick(() => openPanel('order-monitoring', { id: String(order.id) }))}
      >
        <span className={headClass}>
          <span className={statusClass} data-tone={status.tone}>
            <Icon size={20} aria-hidden />
            {status.label}
          </span>
          {sum !== undefined && <span className={sumClass}>{formatRoubles(sum)}</span>}
        </span>
        {items.length > 0 && <Pictures items={items} look={isMuted(status) ? 'faded' : 'lit'} />}
        <span>
          <span className={lineClass}>{[number, time].filter(Boolean).join(' · ')}</span>
          {items.length > 0 && <span className={lineClass}>{dishesInWords(items)}</span>}
          {place && <span className={lineClass}>{place}</span>}
        </span>
      </a>
      {items.length > 0 && (
        <div className={repeatClass}>
          <Button
            kind="neutral"
            size={44}
            isWide
            icon={<RotateCcw size={18} aria-hidden />}
            aria-label={messages.repeatOrder(number)}
            onClick={() => openPanel('cart', { repeat: String(order.id) })}
          >
            {messages.repeat}
          </Button>
        </div>
      )}
    </div>
  );
}

function Pictures({ items, look }: { items: readonly CartItem[]; look: 'lit' | 'faded' }) {
  return (
    <span className={dishesClass} aria-hidden>
      {items.slice(0, shownPictures).map(({ id, product }) => (
        <Tile key={id} shape="thumb" look={look}>
          <Picture media={product.media_list[0]} alt="" sizes="48px" />
        </Tile>
      ))}
      {items.length > shownPictures && (
        <span className={moreClass}>{messages.moreDishes(items.length - shownPictures)}</span>
      )}
    </span>
  );
}
