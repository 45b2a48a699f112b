import { css, keyframes } from '@storefront/styles';
import { colour, media, motion, radius, weight } from '@storefront/tokens';
import { Minus, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { pressFeedback } from '../pressFeedback';

/** Accessible names of the buttons; each includes the name of the counted item. */
export interface CounterLabels {
  readonly decrease: string;
  readonly increase: string;
  /** Name of the bin; required with `onRemove`. */
  readonly remove?: string;
}

export interface CounterProps {
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly labels: CounterLabels;
  /** Bounds, 1 to 20 by default (spec §5). */
  readonly min?: number;
  readonly max?: number;
  /** If set, a bin replaces the minus at the lower bound. */
  readonly onRemove?: () => void;
  /** Under the number, such as the price of one. */
  readonly note?: ReactNode;
  /** Height in px: 44, 40 in cart lines, 56 beside a page action. */
  readonly size?: 40 | 44 | 56;
  readonly tone?: 'neutral' | 'soft' | 'surface';
  readonly isWide?: boolean;
}

const spring = keyframes({ from: { transform: 'scale(.7)', opacity: 0.4 } });

const rootClass = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flex: 'none',
  borderRadius: radius.sm,
  fontWeight: weight.strong,
  background: colour.control,
  color: colour.ink,
  '&[data-tone=soft]': { background: colour.accentSoft, color: colour.accentInk },
  '&[data-tone=surface]': { background: colour.surface },
  '&[data-size="56"]': { borderRadius: radius.button },
  '&[data-wide=true]': { display: 'flex', width: '100%' },
});

const stepClass = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  borderRadius: 'inherit',
  ...pressFeedback,
  [media.hover]: { '&:hover:not([aria-disabled=true])': { background: colour.controlHover } },
  '[data-tone=soft] > &': {
    [media.hover]: { '&:hover:not([aria-disabled=true])': { background: colour.accentSoftHover } },
  },
  '[data-size="40"] > &': {
    width: 38,
    height: 40,
    '&::before': { content: '""', position: 'absolute', inset: '-2px -3px' },
  },
  '[data-size="56"] > &': { height: 56 },
  '&[aria-disabled=true]': { color: colour.ink3, opacity: 0.7, cursor: 'default' },
  '& > svg': { strokeWidth: 2 },
});

const valueClass = css({
  minWidth: 26,
  textAlign: 'center',
  '[data-size="40"] > * > &': { minWidth: 22 },
  '[data-size="56"] > * > &': { fontSize: '1.0625rem' },
  '& > span': { display: 'inline-block' },
  '&[data-moved=true] > span': { animation: `${spring} ${motion.middle} ${motion.spring}` },
});

const middleClass = css({ display: 'grid', justifyItems: 'center' });

/** A minus, the number and a plus. At a bound the button is dimmed and stays focusable. */
export function Counter({
  value,
  onChange,
  labels,
  min = 1,
  max = 20,
  onRemove,
  note,
  size = 44,
  tone = 'neutral',
  isWide = false,
}: CounterProps) {
  const [initial] = useState(value);
  const isRemovable = value <= min && onRemove !== undefined;
  const isAtMin = value <= min && !isRemovable;
  const isAtMax = value >= max;

  function decrease() {
    if (isRemovable) onRemove();
    else if (!isAtMin) onChange(value - 1);
  }
  function increase() {
    if (!isAtMax) onChange(value + 1);
  }

  return (
    <div className={rootClass} role="group" data-size={size} data-tone={tone} data-wide={isWide || undefined}>
      <button
        className={stepClass}
        type="button"
        aria-label={isRemovable ? (labels.remove ?? labels.decrease) : labels.decrease}
        aria-disabled={isAtMin || undefined}
        onClick={decrease}
      >
        {isRemovable ? <Trash2 size={18} aria-hidden /> : <Minus size={18} aria-hidden />}
      </button>
      <span className={middleClass}>
        <output className={valueClass} aria-live="polite" data-moved={value !== initial || undefined}>
          <span key={value}>{value}</span>
        </output>
        {note}
      </span>
      <button
        className={stepClass}
        type="button"
        aria-label={labels.increase}
        aria-disabled={isAtMax || undefined}
        onClick={increase}
      >
        <Plus size={18} aria-hidden />
      </button>
    </div>
  );
}
