import { useBrandMark } from '@storefront/contracts';

interface Props {
  /** Side in px; by default as large as the surrounding text. */
  readonly size?: number;
}

/** The chain's mark from its brand file, in the current text colour (visual direction, 1.7). */
export function BrandMark({ size }: Props) {
  const mark = useBrandMark();
  return (
    <svg
      width={size ?? '1em'}
      height={size ?? '1em'}
      viewBox={`0 0 ${mark.size} ${mark.size}`}
      fill="currentColor"
      aria-hidden
    >
      <path fillRule="evenodd" d={mark.path} />
    </svg>
  );
}
