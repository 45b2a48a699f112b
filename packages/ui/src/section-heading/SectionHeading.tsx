import styled from '@emotion/styled';
import { colour, textStyles } from '@storefront/tokens';
import type { ReactNode } from 'react';

interface Props {
  readonly title: string;
  readonly id?: string;
  readonly level?: 'h1' | 'h2' | 'h3';
  /** Secondary text after the title. */
  readonly note?: string;
  /** At the right end: filters or a link to all. */
  readonly action?: ReactNode;
}

const Root = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 14px',
  marginBottom: 22,
});
const Title = styled.h2({
  minWidth: 0,
  '&[data-level=h1]': textStyles.h1,
  '&[data-level=h2]': textStyles.h2,
  '&[data-level=h3]': textStyles.h3,
});
const NoteText = styled.span({
  ...textStyles.s,
  alignSelf: 'flex-end',
  paddingBottom: 2,
  color: colour.ink3,
});
const Action = styled.div({ display: 'flex', flexWrap: 'wrap', gap: 8, marginLeft: 'auto' });

export function SectionHeading({ title, id, level = 'h2', note, action }: Props) {
  return (
    <Root>
      <Title as={level} id={id} data-level={level}>
        {title}
      </Title>
      {note && <NoteText>{note}</NoteText>}
      {action && <Action>{action}</Action>}
    </Root>
  );
}
