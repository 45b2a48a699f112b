import type { Purchase } from '@storefront/api-contract';
import { useBrand } from '@storefront/contracts';
import { type OrderStatus, visibleItems } from '@storefront/domain';
import { css, keyframes } from '@storefront/styles';
import { colour, glow, media, radius, textStyles, weight } from '@storefront/tokens';
import { Badge, Picture, useClock } from '@storefront/ui';
import { messages } from './messages';
import { isMuted, statusOf, takeMethodOf, windowInSentence } from './orderFacts';
import { statusIcon } from './statusIcons';
import type { FollowedOrder } from './useFollowedOrder';

type LiveOrder = Pick<Purchase, 'status_slug' | 'is_self_service' | 'delivery_date' | 'datetime'> &
  Partial<Pick<Purchase, 'items'>>;

interface Props {
  order: LiveOrder;
  /** When the order was fetched, in milliseconds: the same on the server and in the browser. */
  readAt: number;
  connection: FollowedOrder['connection'];
  titleAs: 'h1' | 'h3';
}

const cardClass = css({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  minHeight: 200,
  padding: 20,
  borderRadius: radius.panel,
  background: colour.plum,
  color: colour.onPlum,
  [media.sm]: { padding: 28 },
  '&::before': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    right: '-22%',
    bottom: '-60%',
    width: '92%',
    height: '190%',
    background: glow.foxfire,
  },
  '&[data-muted=true]': { background: colour.control, color: colour.ink, '&::before': { content: 'none' } },
});
const textClass = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 8,
  width: '66%',
  // Fits a status of two lines, so that the card keeps its height when the status changes.
  minHeight: 176,
});
// Wider than the column of the text, so that the label of the connection never moves the text below.
const headClass = css({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  width: 'max-content',
  maxWidth: '150%',
  minHeight: 28,
});
const titleClass = css({ ...textStyles.h2, outline: 'none' });
const dueClass = css({
  color: colour.onPlum2,
  '& b': { display: 'block', color: colour.onPlum, fontWeight: weight.strong },
});
const dishClass = css({
  position: 'absolute',
  zIndex: -1,
  right: -56,
  bottom: -44,
  width: 160,
  height: 160,
  [media.phone]: { right: -44, width: 168, height: 168 },
  [media.xs]: { right: -8, bottom: -24, width: 220, height: 220 },
  '[data-muted=true] > &': { filter: 'grayscale(1)', opacity: 0.55 },
});

/**
 * The plum card of an order: connection, status, delivery time and progress (visual direction, Order status).
 */
export function LiveCard({ order, readAt, connection, titleAs: Title }: Props) {
  const status = statusOf(order);
  const Icon = statusIcon(order.status_slug, takeMethodOf(order));
  const dish = visibleItems(order.items ?? []).find(({ product }) => product.media_list[0])?.product
    .media_list[0];
  return (
    <div className={cardClass} data-muted={isMuted(status) || undefined}>
      {dish && (
        <div className={dishClass}>
          <Picture media={dish} alt="" sizes="220px" />
        </div>
      )}
      <div className={textClass}>
        <div className={headClass}>
          <Icon size={28} aria-hidden />
          {!status.isFinal && connection !== 'connecting' && <Connection connection={connection} />}
        </div>
        <Title className={titleClass} data-order-status="" tabIndex={-1}>
          {status.label}
        </Title>
        {!status.isFinal && <DueTime order={order} readAt={readAt} />}
        {!isMuted(status) && <Segments status={status} />}
      </div>
    </div>
  );
}

function DueTime({ order, readAt }: Pick<Props, 'order' | 'readAt'>) {
  const { timeZone } = useBrand();
  // With a live connection the order may not be read for hours: «завтра» must become «сегодня» at midnight.
  const now = useClock(readAt);
  const { day, hours } = windowInSentence(order, now, timeZone) ?? {};
  return (
    <p className={dueClass}>
      {[messages.due[takeMethodOf(order)], hours && day].filter(Boolean).join(' ')}{' '}
      <b>{hours ?? day ?? messages.soon}</b>
    </p>
  );
}

const pulse = keyframes({ '50%': { opacity: 0.35 } });
const dotClass = css({
  width: 8,
  height: 8,
  borderRadius: radius.full,
  background: colour.onPlum2,
  // The green of toasts on plum, in both themes.
  '&[data-connection=live]': { background: '#9FD080', animation: `${pulse} 2s ease-in-out infinite` },
  '&[data-connection=lost]': { background: colour.gold },
});

/** The label of the connection. Its place stays empty while the browser connects. */
function Connection({ connection }: Pick<Props, 'connection'>) {
  return (
    <Badge kind="plum" icon={<span className={dotClass} data-connection={connection} />}>
      {connection === 'live' ? messages.live : messages.polled}
    </Badge>
  );
}

// Ends before the dish, which reaches into the column of the text.
const barClass = css({ display: 'flex', gap: 6, width: '86%', marginTop: 'auto' });
const segmentClass = css({
  flex: 1,
  height: 6,
  borderRadius: radius.full,
  background: 'rgb(255 246 240 / .28)',
  overflow: 'hidden',
  '&::before': {
    content: '""',
    display: 'block',
    height: '100%',
    width: 0,
    borderRadius: 'inherit',
    background: colour.accent,
  },
  '&[data-state=done]::before': { width: '100%' },
  '&[data-state=current]::before': { width: '55%' },
  [media.forcedColors]: { border: '1px solid CanvasText', '&::before': { background: 'Highlight' } },
});

/** Repeats the timeline below, so screen readers skip it. */
function Segments({ status }: { status: OrderStatus }) {
  const stateOf = (step: number) =>
    step < status.step || status.tone === 'done' ? 'done' : step === status.step ? 'current' : 'next';
  return (
    <div className={barClass} aria-hidden>
      {[0, 1, 2, 3].map((step) => (
        <span className={segmentClass} key={step} data-state={stateOf(step)} />
      ))}
    </div>
  );
}
