import type { Purchase } from '@storefront/api-contract';
import { useBrand } from '@storefront/contracts';
import { isBareDate, parseServerDate } from '@storefront/domain';
import { css } from '@storefront/styles';
import { colour, radius, textStyles, weight } from '@storefront/tokens';
import { VisuallyHidden } from '@storefront/ui';
import { Check } from 'lucide-react';
import { messages } from './messages';
import { takeMethodOf, timelineOf } from './orderFacts';
import { statusIcon } from './statusIcons';

interface Props {
  order: Pick<Purchase, 'status_slug' | 'is_self_service' | 'created_at'>;
}

const listClass = css({ display: 'grid' });
const stepClass = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  minHeight: 56,
  '& + &::before': {
    content: '""',
    position: 'absolute',
    left: 17,
    top: -10,
    width: 2,
    height: 20,
    background: colour.line,
  },
  '&[data-state=done] + &::before': { background: colour.ok },
});
const markClass = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 36,
  height: 36,
  borderRadius: radius.full,
  background: colour.control,
  color: colour.ink3,
  '& > svg': { strokeWidth: 1.75 },
  '[data-state=done] > &': { background: colour.okSoft, color: colour.ok },
  '[data-state=current] > &': {
    background: colour.accent,
    color: colour.onAccent,
    boxShadow: `0 0 0 4px ${colour.accentSoft}`,
  },
});
const textClass = css({
  display: 'grid',
  fontSize: '0.9375rem',
  lineHeight: '1.25rem',
  color: colour.ink2,
  fontWeight: weight.name,
  '[data-state=current] > &': { color: colour.ink, fontWeight: weight.strong },
});
const timeClass = css({ ...textStyles.xs, fontWeight: weight.text });

/** The four steps of an order: done, current and next. */
export function Timeline({ order }: Props) {
  const takeMethod = takeMethodOf(order);
  return (
    <ol className={listClass} aria-label={messages.progress}>
      {timelineOf(order).map(({ milestone, slug, label, state }, index) => {
        const Icon = state === 'done' ? Check : statusIcon(slug, takeMethod);
        return (
          <li
            className={stepClass}
            key={milestone}
            data-state={state}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            <span className={markClass}>
              <Icon size={20} aria-hidden />
            </span>
            <span className={textClass}>
              <span>
                {label}
                <VisuallyHidden>, {messages.stepStates[state]}</VisuallyHidden>
              </span>
              {index === 0 && <CreatedAt text={order.created_at} />}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

function CreatedAt({ text }: { text: string | null }) {
  const { timeZone } = useBrand();
  const date = parseServerDate(text, timeZone);
  if (!text || !date) return null;
  const formatted = date.toLocaleString('ru-RU', {
    timeZone,
    day: 'numeric',
    month: 'long',
    ...(!isBareDate(text) && { hour: '2-digit', minute: '2-digit' }),
  });
  return (
    <time className={timeClass} dateTime={date.toISOString()}>
      {formatted}
    </time>
  );
}
