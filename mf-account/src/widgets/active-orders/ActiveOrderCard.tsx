import type { Purchase } from '@storefront/api-contract';
import { openPanel, paths, preloadPanel, useBrand } from '@storefront/contracts';
import { minutesToDue } from '@storefront/domain';
import { css } from '@storefront/styles';
import { colour, media, radius, textStyles, weight } from '@storefront/tokens';
import { LinkButton, onPlainClick, useClock, VisuallyHidden } from '@storefront/ui';
import {
  dueInSentence,
  orderNumber,
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
}

const rootClass = css({ display: 'flex', alignItems: 'center', gap: 12 });
const linkClass = css({
  display: 'flex',
  alignItems: 'center',
  flex: 1,
  gap: 12,
  minWidth: 0,
  minHeight: 48,
  padding: '4px 8px',
  marginLeft: -8,
  borderRadius: radius.md,
  color: 'inherit',
  '& > svg': { flex: 'none', strokeWidth: 1.75 },
  '&:focus-visible': { outlineOffset: -2 },
  [media.hover]: { '&:hover': { background: 'rgb(255 246 240 / .1)' } },
});
const textClass = css({ display: 'block', minWidth: 0, overflowWrap: 'anywhere' });
const statusClass = css({ display: 'block', ...textStyles.s, fontWeight: weight.strong });
const factsClass = css({ display: 'block', ...textStyles.xs, color: colour.onPlum2 });

/**
 * Status, minutes left and number of one order; a press opens its panel. An order that waits for its payment has the way
 * to it (readings 28).
 */
export function ActiveOrderCard({ order, readAt }: Props) {
  const { timeZone } = useBrand();
  const now = useClock(readAt);
  const due = usePaymentDue(order, readAt);
  const status = statusOf(order);
  const takeMethod = takeMethodOf(order);
  const Icon = statusIcon(order.status_slug, takeMethod);
  const number = messages.number(orderNumber(order.id));
  const minutes = minutesToDue(order, now, timeZone);
  // A meal that waits in the restaurant is due no more, and one that waits for its payment is not due yet.
  const isUndue = due !== undefined || (takeMethod === 'pickup' && status.step > 1);
  const when = isUndue
    ? undefined
    : minutes === undefined
      ? dueInSentence(order, now, timeZone)
      : messages.dueIn[takeMethod](minutes);
  return (
    <div className={rootClass}>
      <VisuallyHidden role="status">{messages.announced(orderNumber(order.id), status.label)}</VisuallyHidden>
      <a
        className={linkClass}
        href={paths.monitoring({ id: order.id })}
        onPointerEnter={() => preloadPanel('order-monitoring')}
        onClick={onPlainClick(() => openPanel('order-monitoring', { id: String(order.id) }))}
      >
        <Icon size={24} aria-hidden />
        <span className={textClass}>
          <span className={statusClass}>{status.label}</span>
          <span className={factsClass}>{[when, number].filter(Boolean).join(' · ')}</span>
        </span>
      </a>
      {due?.url && (
        <LinkButton kind="light" size={44} href={due.url} aria-label={messages.payOrder(number)}>
          {messages.pay}
        </LinkButton>
      )}
    </div>
  );
}
