import type { Purchase } from '@storefront/api-contract';
import { keepTogether, openPanel, paths, preloadPanel, useBrand } from '@storefront/contracts';
import { minutesToDue } from '@storefront/domain';
import { css } from '@storefront/styles';
import { colour, media, radius, textStyles, weight } from '@storefront/tokens';
import { IconButton, LinkButton, onPlainClick, useClock, VisuallyHidden } from '@storefront/ui';
import { X } from 'lucide-react';
import {
  CancelButton,
  dueInSentence,
  isMuted,
  orderNumber,
  PayAgain,
  refundTexts,
  statusIcon,
  statusOf,
  takeMethodOf,
  usePaymentDue,
} from '../../features/order-monitoring';
import { messages } from './messages';

interface Props {
  order: Purchase;
  /** When the order was fetched, ms. */
  readAt: number;
  /** Removes the card of an order that has ended badly. */
  onRemove: () => void;
}

const hoverOnPlum = 'rgb(255 246 240 / .1)';

const rootClass = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 8px',
  '& > button:hover': { background: hoverOnPlum },
});
const linkClass = css({
  display: 'flex',
  alignItems: 'center',
  // Two buttons go under the text on a phone, and one that would break a word of it.
  flex: '1 1 150px',
  gap: 12,
  minHeight: 48,
  padding: '4px 8px',
  marginLeft: -8,
  borderRadius: radius.md,
  color: 'inherit',
  '& > svg': { flex: 'none', strokeWidth: 1.75 },
  '&:focus-visible': { outlineOffset: -2 },
  [media.hover]: { '&:hover': { background: hoverOnPlum } },
});
const textClass = css({ display: 'block', minWidth: 0, overflowWrap: 'break-word' });
const statusClass = css({ display: 'block', ...textStyles.s, fontWeight: weight.strong });
// The question takes the whole card: its buttons are those of a light surface.
const cancelClass = css({
  '& > button': { paddingInline: 8, background: 'transparent', color: colour.onPlum2 },
  '& > button:hover': { background: hoverOnPlum },
  '&[data-asking]': {
    flex: '1 0 100%',
    padding: 12,
    borderRadius: radius.md,
    background: colour.surface,
    color: colour.ink,
  },
});
const factsClass = css({ display: 'block', ...textStyles.xs, color: colour.onPlum2 });

/**
 * Status, minutes left and number of one order; a press opens its panel. An order that waits for its payment has the way
 * to it (readings 28), one that the kitchen has not begun can be canceled, and one that has ended badly says what becomes
 * of its money.
 */
export function ActiveOrderCard({ order, readAt, onRemove }: Props) {
  const { timeZone } = useBrand();
  const now = useClock(readAt);
  const due = usePaymentDue(order, readAt);
  const status = statusOf(order);
  const refund = refundTexts(order);
  const takeMethod = takeMethodOf(order);
  const Icon = statusIcon(order.status_slug, takeMethod);
  const number = messages.number(orderNumber(order.id));
  const minutes = minutesToDue(order, now, timeZone);
  const hasEnded = isMuted(status);
  // A meal that waits in the restaurant is due no more, and one that waits for its payment is not due yet.
  const isUndue = hasEnded || due !== undefined || (takeMethod === 'pickup' && status.step > 1);
  const when = isUndue
    ? undefined
    : minutes === undefined
      ? dueInSentence(order, now, timeZone)
      : messages.dueIn[takeMethod](minutes);
  return (
    <div className={rootClass}>
      <VisuallyHidden role="status">
        {[messages.announced(orderNumber(order.id), status.label), ...refund].join('. ')}
      </VisuallyHidden>
      <a
        className={linkClass}
        data-order-status=""
        href={paths.monitoring({ id: order.id })}
        onPointerEnter={() => preloadPanel('order-monitoring')}
        onClick={onPlainClick(() => openPanel('order-monitoring', { id: String(order.id) }))}
      >
        <Icon size={24} aria-hidden />
        <span className={textClass}>
          <span className={statusClass}>{status.label}</span>
          <span className={factsClass}>
            {keepTogether([when, number, ...refund].filter(Boolean).join(' · '))}
          </span>
        </span>
      </a>
      {due?.url && (
        <LinkButton kind="light" size={44} href={due.url}>
          {due.isDeclined ? messages.payAgain : messages.pay}
          {/* Keeps the words of the accessible name apart. */}{' '}
          <VisuallyHidden>{messages.order(number)}</VisuallyHidden>
        </LinkButton>
      )}
      {due?.canPayAgain && <PayAgain id={order.id} kind="light" size={44} />}
      {order.can_cancel && (
        <CancelButton className={cancelClass} id={order.id}>
          {messages.cancel}
          {/* Keeps the words of the accessible name apart. */}{' '}
          <VisuallyHidden>{messages.order(number)}</VisuallyHidden>
        </CancelButton>
      )}
      {hasEnded && (
        <IconButton label={messages.remove(number)} icon={<X size={20} aria-hidden />} onClick={onRemove} />
      )}
    </div>
  );
}
