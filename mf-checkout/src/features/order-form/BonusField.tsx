import { keepTogether } from '@storefront/contracts';
import { css } from '@storefront/styles';
import { colour, media, radius, textStyles, weight } from '@storefront/tokens';
import { Sparkles } from 'lucide-react';
import { useId } from 'react';
import { messages } from './messages';

interface Props {
  /** The customer's bonuses. */
  balance: number;
  /** How many bonuses may be spent on this order. */
  limit: number;
  /** Why not all bonuses may be spent. */
  limitReason?: string | undefined;
  value: number;
  onChange: (spent: number) => void;
}

const rootClass = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 14px',
  padding: '12px 16px',
  borderRadius: radius.md,
  background: colour.goldSoft,
  color: colour.goldInk,
  '& > svg': { flex: 'none', strokeWidth: 1.75 },
});
// If the field does not fit beside the text, it moves to the next row together with «Все».
const textClass = css({ flex: '999 1 12rem', minWidth: 0 });
const labelClass = css({ display: 'block', color: colour.ink, fontWeight: weight.strong });
const hintClass = css({ display: 'block', ...textStyles.xs });
const amountClass = css({ display: 'flex', flex: '1 0 auto', alignItems: 'center', gap: 14 });
const entryClass = css({
  display: 'flex',
  flex: '1 1 auto',
  alignItems: 'center',
  gap: 4,
  padding: '0 12px',
  borderRadius: radius.sm,
  background: colour.surface,
  color: colour.ink,
  boxShadow: `inset 0 0 0 1.5px ${colour.edge}`,
  '&:focus-within': { boxShadow: `inset 0 0 0 2px ${colour.focus}` },
  [media.forcedColors]: {
    outline: '1px solid ButtonText',
    '&:focus-within': { outline: '3px solid Highlight' },
  },
});
const inputClass = css({
  flex: '1 1 auto',
  width: '4.5rem',
  minWidth: 0,
  height: 44,
  border: 0,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  fontWeight: weight.strong,
  outline: 'none',
});
const allClass = css({
  minWidth: 44,
  minHeight: 44,
  borderRadius: radius.xs,
  ...textStyles.s,
  fontWeight: weight.strong,
  color: 'inherit',
  textDecoration: 'underline',
  textUnderlineOffset: 2,
});

const digitsOnly = /\D/g;

/** How many bonuses to spend; an amount above the limit becomes the limit (spec §5). */
export function BonusField({ balance, limit, limitReason, value, onChange }: Props) {
  const id = useId();
  const hintId = `${id}hint`;
  return (
    <div className={rootClass} role="group" aria-labelledby={`${id}label`}>
      <Sparkles size={24} aria-hidden />
      <div className={textClass}>
        <label className={labelClass} id={`${id}label`} htmlFor={id}>
          {messages.bonuses}
        </label>
        <span className={hintClass} id={hintId}>
          {keepTogether(messages.bonusesAvailable(limit, balance, limitReason))}
        </span>
      </div>
      {limit > 0 && (
        <div className={amountClass}>
          <span className={entryClass}>
            <input
              className={inputClass}
              id={id}
              inputMode="numeric"
              autoComplete="off"
              aria-describedby={hintId}
              value={value === 0 ? '' : value}
              onChange={(event) =>
                onChange(Math.min(limit, Number(event.currentTarget.value.replace(digitsOnly, ''))))
              }
            />
            <span aria-hidden>₽</span>
          </span>
          <button
            className={allClass}
            type="button"
            aria-label={messages.allBonusesName}
            onClick={() => onChange(limit)}
          >
            {messages.allBonuses}
          </button>
        </div>
      )}
    </div>
  );
}
