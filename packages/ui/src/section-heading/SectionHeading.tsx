import { css } from '@storefront/styles';
import { colour, textStyles } from '@storefront/tokens';
import type { ReactNode } from 'react';
import { keptText } from '../text/keptText';

interface Props {
  readonly title: string;
  readonly id?: string;
  readonly level?: 'h1' | 'h2' | 'h3';
  /** Secondary text after the title. */
  readonly note?: string;
  /** At the right end: filters or a link to all. */
  readonly action?: ReactNode;
}

const rootClass = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 14px',
  marginBottom: 22,
});
const titleClass = css({
  minWidth: 0,
  '&[data-level=h1]': textStyles.h1,
  '&[data-level=h2]': textStyles.h2,
  '&[data-level=h3]': textStyles.h3,
});
const noteTextClass = css({
  ...textStyles.s,
  alignSelf: 'flex-end',
  paddingBottom: 2,
  color: colour.ink3,
});
const actionClass = css({ display: 'flex', flexWrap: 'wrap', gap: 8, marginLeft: 'auto' });

export function SectionHeading({ title, id, level: Heading = 'h2', note, action }: Props) {
  return (
    <div className={rootClass}>
      <Heading className={titleClass} id={id} data-level={Heading}>
        {title}
      </Heading>
      {note && <span className={noteTextClass}>{keptText(note)}</span>}
      {action && <div className={actionClass}>{action}</div>}
    </div>
  );
}
