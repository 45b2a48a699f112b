import { useBrand } from '@storefront/contracts';
import { FoxMark } from '@storefront/ui';

/** The brand's mark in the colour of its text; the fox when the brand file brings none. `size` in px. */
export function BrandMark({ size }: { size: number }) {
  const { mark } = useBrand();
  if (!mark) return <FoxMark size={size} />;
  return (
    <svg width={size} height={size} viewBox="0 0 48 48" fill="currentColor" aria-hidden>
      <path fillRule="evenodd" d={mark} />
    </svg>
  );
}
