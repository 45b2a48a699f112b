import styled from '@emotion/styled';
import { colour, media, weight } from '@storefront/tokens';
import { SectionHeading } from '@storefront/ui';
import { Link } from '@storefront/router';
import type { ReactNode } from 'react';

interface Props {
  /** What a tab and a link's hash lead to. */
  id: string;
  title: string;
  note?: string;
  /** Where all of it can be seen. */
  more?: { label: string; href: string };
  /** `far`: under the fold, drawn when it comes near. */
  place?: 'near' | 'far';
  children: ReactNode;
}

const Root = styled.section({
  paddingTop: 36,
  // A tab leads here: header and tabs must not cover the heading.
  scrollMarginTop: 100,
  '&[data-place=far]': { contentVisibility: 'auto', containIntrinsicSize: 'auto 1100px' },
  [media.sm]: { paddingTop: 52 },
});

const More = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  color: colour.accentInk,
  fontWeight: weight.strong,
  fontSize: '0.9375rem',
});

/** A group of the menu on a page of many. */
export function MenuSection({ id, title, note, more, place = 'near', children }: Props) {
  const titleId = `${id}-title`;
  return (
    <Root id={id} aria-labelledby={titleId} data-place={place}>
      <SectionHeading
        id={titleId}
        title={title}
        note={note}
        action={more && <More to={more.href}>{more.label}</More>}
      />
      {children}
    </Root>
  );
}
