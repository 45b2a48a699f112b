import { css, keyframes } from '@storefront/styles';
import { colour, motion, radius, weight } from '@storefront/tokens';

interface Props {
  count: number;
  /** How many times the count has increased: each new value restarts the animation. */
  increments: number;
}

const spring = keyframes({
  '0%': { transform: 'scale(1)' },
  '25%': { transform: 'scale(1.45)' },
  '55%': { transform: 'scale(.9)' },
  '80%': { transform: 'scale(1.08)' },
  '100%': { transform: 'scale(1)' },
});

const rootClass = css({
  position: 'absolute',
  top: 6,
  left: '50%',
  marginLeft: 4,
  minWidth: 20,
  height: 20,
  padding: '0 5px',
  borderRadius: radius.full,
  background: colour.accent,
  color: colour.onAccent,
  boxShadow: `0 0 0 2px ${colour.surface}`,
  fontSize: '0.75rem',
  lineHeight: '1.25rem',
  fontWeight: weight.heading,
  textAlign: 'center',
  '&[data-grown=true]': { animation: `${spring} 1s ${motion.spring}` },
});

/** Items in the cart; springs for a second when one is added (spec §2, Mobile bottom toolbar). */
export function CartBadge({ count, increments }: Props) {
  if (count === 0) return null;
  return (
    <span className={rootClass} key={increments} aria-hidden data-grown={increments > 0}>
      {count > 99 ? '99+' : count}
    </span>
  );
}
