import { css } from '@storefront/styles';
import { colour, media, textStyles } from '@storefront/tokens';

export interface BreadcrumbsProps {
  /** Accessible name of the landmark. */
  readonly label: string;
  /** From the home page down. */
  readonly steps: readonly { readonly name: string; readonly href: string }[];
}

const rootClass = css({ padding: '8px 0' });
const listClass = css({
  display: 'flex',
  flexWrap: 'wrap',
  ...textStyles.s,
  color: colour.ink2,
  '& > li + li::before': { content: '"/"', color: colour.ink3 },
});
const stepClass = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  padding: '0 8px',
  'li:first-of-type > &': { paddingLeft: 0 },
  [media.hover]: { '&:hover': { color: colour.accentInk } },
});

/** Links to the levels above this page; the page itself is named by its h1. */
export function Breadcrumbs({ label, steps }: BreadcrumbsProps) {
  return (
    <nav className={rootClass} aria-label={label}>
      <ol className={listClass}>
        {steps.map(({ name, href }) => (
          <li key={href}>
            <a className={stepClass} href={href}>
              {name}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
