import { css } from '@storefront/styles';
import { colour, radius, textStyles } from '@storefront/tokens';
import type { ReactNode } from 'react';
import { keptText } from '../text/keptText';

interface Props {
  /** A `RoundPicture`. */
  readonly picture?: ReactNode;
  readonly title: string;
  /** Level of the title on its page or panel. */
  readonly titleAs?: 'h1' | 'h2' | 'h3';
  readonly text?: ReactNode;
  /** One button. */
  readonly action?: ReactNode;
}

const rootClass = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  padding: '32px 16px',
  textAlign: 'center',
});
const pictureClass = css({
  position: 'relative',
  width: 168,
  height: 168,
  marginBottom: 16,
  borderRadius: radius.full,
  overflow: 'hidden',
  background: colour.sunken,
  display: 'grid',
  placeItems: 'center',
});
const titleClass = css(textStyles.h3);
const textClass = css({ ...textStyles.s, marginTop: 6, maxWidth: '34ch', color: colour.ink2 });
const actionClass = css({ marginTop: 20 });

/** The round tile behind the picture of an empty state; a component of its own, since most have no picture. */
export const RoundPicture = ({ children }: { readonly children: ReactNode }) => (
  <div className={pictureClass}>{children}</div>
);

/** Shown in place of missing content: a round picture, a title, a line of text, a button. */
export function EmptyState({ picture, title, titleAs: Title = 'h3', text, action }: Props) {
  return (
    <div className={rootClass}>
      {picture}
      <Title className={titleClass}>{title}</Title>
      {text && <p className={textClass}>{keptText(text)}</p>}
      {action && <div className={actionClass}>{action}</div>}
    </div>
  );
}
