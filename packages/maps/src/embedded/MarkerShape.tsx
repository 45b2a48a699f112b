import { colour } from '@storefront/tokens';
import type { ReactNode } from 'react';

/** The drop shape of markers and of the pin; its tip is the middle of the lower edge. */
export function MarkerShape({ children }: { children?: ReactNode }) {
  return (
    <>
      <svg width={40} height={50} viewBox="0 0 40 50" aria-hidden>
        {/* Its shadow on the ground: a CSS filter would cost a layer for each marker. */}
        <ellipse cx={20} cy={47} rx={8} ry={2.5} fill={colour.plum} opacity={0.35} />
        <path
          d="M20 2C10 2 3 9.3 3 18.6 3 31 20 48 20 48s17-17 17-29.4C37 9.3 30 2 20 2Z"
          fill="currentColor"
          stroke={colour.onPlum}
          strokeWidth={2}
        />
        {!children && <circle cx={20} cy={19} r={6.5} fill={colour.onPlum} />}
      </svg>
      {children && <span data-part="mark">{children}</span>}
    </>
  );
}
