import { css } from '@storefront/styles';
import { colour, media, weight } from '@storefront/tokens';
import { SectionHeading } from '@storefront/ui';
import { Link } from '@storefront/router';
import { type ReactNode, useRef } from 'react';
import { HydrateNear } from './HydrateNear';

interface Props {
  /** Target of the tab and of a link's hash. */
  id: string;
  title: string;
  note?: string;
  /** Link to the whole group. */
  more?: { label: string; href: string };
  children: ReactNode;
}

const rootClass = css({
  paddingTop: 36,
  // Scrolling to the section must not leave its heading under the header and the tabs.
  scrollMarginTop: 100,
  [media.sm]: { paddingTop: 52 },
});

const moreClass = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  color: colour.accentInk,
  fontWeight: weight.strong,
  fontSize: '0.9375rem',
});

/** One group on a page of many. */
export function MenuSection({ id, title, note, more, children }: Props) {
  const titleId = `${id}-title`;
  const root = useRef<HTMLElement>(null);
  return (
    <section className={rootClass} ref={root} id={id} aria-labelledby={titleId}>
      <SectionHeading
        id={titleId}
        title={title}
        note={note}
        action={
          more && (
            <Link className={moreClass} to={more.href}>
              {more.label}
            </Link>
          )
        }
      />
      <HydrateNear within={root}>{children}</HydrateNear>
    </section>
  );
}
