import { css } from '@storefront/styles';
import { colour, media, motion, radius, textStyles, weight } from '@storefront/tokens';
import type { MouseEvent, ReactNode } from 'react';
import { keptText } from '../text/keptText';

interface ContentProps {
  readonly title: string;
  /** Under the title. */
  readonly note?: ReactNode;
  /** Over the title; names the value that the title shows. */
  readonly caption?: string;
  /** An icon or a small tile. */
  readonly media?: ReactNode;
  /** A sum, a tick, a chevron. */
  readonly trailing?: ReactNode;
  /** `line` in a list, `boxed` in a form, `filled` for a row that opens another page or panel. */
  readonly look?: 'line' | 'boxed' | 'filled';
  readonly isCurrent?: boolean;
}

type ActionProps =
  | { readonly href: string; readonly onClick?: (event: MouseEvent) => void }
  | { readonly href?: never; readonly onClick?: () => void };

export type ListRowProps = ContentProps & ActionProps;

const rowStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  width: '100%',
  minHeight: 64,
  padding: '10px 0',
  textAlign: 'left',
  transition: `background-color ${motion.fast}`,
  '&[data-look=line] ~ &[data-look=line], li ~ li > &[data-look=line]': {
    boxShadow: `0 -1px 0 ${colour.line}`,
  },
  '&[data-look=boxed]': {
    padding: '10px 16px',
    borderRadius: radius.md,
    boxShadow: `inset 0 0 0 1.5px ${colour.line}`,
  },
  '&[data-look=filled]': { padding: '10px 14px', borderRadius: radius.md, background: colour.sunken },
  '&[aria-current=true]': { color: colour.accentInk },
  [media.hover]: {
    'a&[data-look=boxed]:hover, button&[data-look=boxed]:hover': { background: colour.sunken },
    'a&[data-look=filled]:hover, button&[data-look=filled]:hover': { background: colour.control },
    'a&[data-look=line]:hover [data-part=title], button&[data-look=line]:hover [data-part=title]': {
      color: colour.accentInk,
    },
  },
  '& > svg': { flex: 'none', strokeWidth: 1.75, color: colour.accentInk },
} as const;
const plainRowClass = css(rowStyles);
const linkRowClass = css(rowStyles);
const buttonRowClass = css(rowStyles);
const textClass = css({ display: 'block', flex: 1, minWidth: 0 });
const titleClass = css({
  display: 'block',
  fontSize: '0.9375rem',
  lineHeight: '1.25rem',
  fontWeight: weight.strong,
});
const smallClass = css({ display: 'block', ...textStyles.xs, color: colour.ink2 });
const trailingClass = css({
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  fontWeight: weight.strong,
  whiteSpace: 'nowrap',
  '& > svg': { strokeWidth: 1.75 },
});

/** A row with a picture, text and trailing content. `href` makes it a link, `onClick` alone a button. */
export function ListRow({
  title,
  note,
  caption,
  media: picture,
  trailing,
  look = 'line',
  isCurrent,
  ...action
}: ListRowProps) {
  // A link or a button is found by its name.
  const isControl = action.href !== undefined || action.onClick !== undefined;
  const shown = (text: ReactNode) => (isControl ? text : keptText(text));
  const content = (
    <>
      {picture}
      <span className={textClass}>
        {caption && <span className={smallClass}>{caption}</span>}
        <span className={titleClass} data-part="title">
          {shown(title)}
        </span>
        {note && <span className={smallClass}>{shown(note)}</span>}
      </span>
      {trailing && <span className={trailingClass}>{trailing}</span>}
    </>
  );
  const attributes = { 'data-look': look, 'aria-current': isCurrent || undefined } as const;
  if (action.href !== undefined) {
    return (
      <a className={linkRowClass} {...attributes} href={action.href} onClick={action.onClick}>
        {content}
      </a>
    );
  }
  if (action.onClick) {
    return (
      <button className={buttonRowClass} {...attributes} type="button" onClick={() => action.onClick?.()}>
        {content}
      </button>
    );
  }
  return (
    <div className={plainRowClass} {...attributes}>
      {content}
    </div>
  );
}
