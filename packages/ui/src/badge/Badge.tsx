import { css, cx } from '@storefront/styles';
import { colour, textStyles } from '@storefront/tokens';
import type { ComponentProps, ReactNode } from 'react';

export type BadgeKind = 'surface' | 'hot' | 'quiet' | 'ok' | 'gold' | 'plum';

export interface BadgeProps extends ComponentProps<'span'> {
  /** `hot` is for a discount or the first badge of a panel; `surface` is for a tile. */
  readonly kind?: BadgeKind;
  readonly icon?: ReactNode;
}

const rootClass = css({
  display: 'inline-flex',
  alignItems: 'center',
  // On one line, unless the catalogue's text is wider than the parent.
  flex: 'none',
  maxWidth: '100%',
  gap: 5,
  minHeight: 26,
  padding: '3px 10px',
  // Half of the height: a pill on one line, round corners on several.
  borderRadius: 13,
  ...textStyles.badge,
  overflowWrap: 'anywhere',
  background: colour.surface,
  color: colour.ink,
  '&[data-kind=hot]': { background: colour.accent, color: colour.onAccent },
  '&[data-kind=quiet]': { background: colour.control },
  '&[data-kind=ok]': { background: colour.okSoft, color: colour.ok },
  '&[data-kind=gold]': { background: colour.goldSoft, color: colour.goldInk },
  '&[data-kind=plum]': { background: 'rgb(255 246 240 / .16)', color: colour.onPlum },
  '& > svg': { flex: 'none', strokeWidth: 2 },
});

/** A short label on a tile or beside a name. */
export function Badge({ kind = 'surface', icon, className, children, ...rest }: BadgeProps) {
  return (
    <span className={cx(rootClass, className)} data-kind={kind} {...rest}>
      {icon}
      {children}
    </span>
  );
}

/** The icon of 16 px is the badge itself; its padding makes it as large as a badge. */
const imageClass = cx(
  rootClass,
  css({ boxSizing: 'content-box', width: 16, height: 16, minHeight: 0, padding: '5px 10px' }),
);

/** A badge with an icon from a URL. */
export const ImageBadge = ({ src, alt }: { readonly src: string; readonly alt: string }) => (
  <img className={imageClass} src={src} alt={alt} />
);
