import styled from '@emotion/styled';
import { colour, radius, textStyles } from '@storefront/tokens';
import type { ReactNode } from 'react';

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

const Root = styled.div({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  padding: '32px 16px',
  textAlign: 'center',
});
/** The round tile behind the picture of an empty state; a component of its own, since most have no picture. */
export const RoundPicture = styled.div({
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
const Title = styled.h3(textStyles.h3);
const Text = styled.p({ ...textStyles.s, marginTop: 6, maxWidth: '34ch', color: colour.ink2 });
const Action = styled.div({ marginTop: 20 });

/** Shown in place of missing content: a round picture, a title, a line of text, a button. */
export function EmptyState({ picture, title, titleAs = 'h3', text, action }: Props) {
  return (
    <Root>
      {picture}
      <Title as={titleAs}>{title}</Title>
      {text && <Text>{text}</Text>}
      {action && <Action>{action}</Action>}
    </Root>
  );
}
