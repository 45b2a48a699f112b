import styled from '@emotion/styled';
import { colour, radius } from '@storefront/tokens';

interface Props {
  /** What is being reached. */
  readonly label: string;
  readonly value: number;
  readonly max: number;
}

// The browser's own element: a width in a style attribute would break the page's security policy.
const Root = styled.progress({
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
});

/** How far: to the minimal order, to a gift. */
export function Progress({ label, value, max }: Props) {
  return <Root aria-label={label} value={Math.min(Math.max(value, 0), max)} max={max} />;
}
