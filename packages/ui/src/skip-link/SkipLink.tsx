import { css } from '@storefront/styles';
import { colour, elevation, layers, radius, weight } from '@storefront/tokens';
import type { ReactNode } from 'react';

interface Props {
  /** `#id` of the page's main part. */
  readonly href: `#${string}`;
  readonly children: ReactNode;
}

const rootClass = css({
  position: 'fixed',
  zIndex: layers.tooltip,
  left: 16,
  top: 16,
  padding: '12px 20px',
  borderRadius: radius.md,
  background: colour.surface,
  color: colour.ink,
  fontWeight: weight.strong,
  boxShadow: elevation[3],
  '&:not(:focus)': { transform: 'translateY(-200%)', boxShadow: 'none' },
});

/** The first link of a page; it skips the header. */
export function SkipLink({ href, children }: Props) {
  return (
    <a className={rootClass} href={href}>
      {children}
    </a>
  );
}
