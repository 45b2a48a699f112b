import { css } from '@storefront/styles';
import { colour, media, radius } from '@storefront/tokens';

interface Props {
  /** Accessible name. */
  readonly label: string;
  readonly value: number;
  readonly max: number;
}

// A native element: the page's security policy forbids a width in a style attribute.
const rootClass = css({
  appearance: 'none',
  display: 'block',
  width: '100%',
  height: 6,
  border: 0,
  borderRadius: radius.full,
  overflow: 'hidden',
  background: colour.control,
  color: colour.accent,
  '&::-webkit-progress-bar': { background: colour.control },
  '&::-webkit-progress-value': { background: colour.accent, borderRadius: radius.full },
  '&::-moz-progress-bar': { background: colour.accent, borderRadius: radius.full },
  // Without this the browser gives the bar and its value the colour of the page.
  [media.forcedColors]: {
    border: '1px solid CanvasText',
    '&::-webkit-progress-value': { background: 'Highlight' },
    '&::-moz-progress-bar': { background: 'Highlight' },
  },
});

/** Progress towards a minimal order or a gift. */
export function Progress({ label, value, max }: Props) {
  return (
    <progress className={rootClass} aria-label={label} value={Math.min(Math.max(value, 0), max)} max={max} />
  );
}
