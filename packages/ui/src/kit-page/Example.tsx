import { css } from '@storefront/styles';
import { colour, media, radius, textStyles } from '@storefront/tokens';
import type { ReactNode } from 'react';

interface Props {
  /** Names the example: the state, the look, the kind of content. */
  readonly state: string;
  /** The width of the cell; `narrow` also leaves the component 160 px, the width of a card on a small phone. */
  readonly width?: 'small' | 'cell' | 'narrow' | 'wide';
  /** `plum` and `tint` are backgrounds; `panel` has the height of a low window and no padding. */
  readonly surface?: 'plain' | 'plum' | 'tint' | 'panel';
  readonly children: ReactNode;
}

const rootClass = css({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  gridColumn: 'span 2',
  gap: 8,
  minWidth: 0,
  '&[data-width=small]': { gridColumn: 'span 1' },
  '&[data-width=wide]': { gridColumn: '1 / -1' },
});
const captionClass = css({ ...textStyles.xs, color: colour.ink2 });
const stageClass = css({
  display: 'grid',
  alignContent: 'center',
  minWidth: 0,
  minHeight: 88,
  padding: 16,
  borderRadius: radius.md,
  boxShadow: `inset 0 0 0 1px ${colour.line}`,
  background: colour.surface,
  '[data-width=small] > &': { padding: 12 },
  '[data-width=narrow] > & > *': { maxWidth: 160 },
  '&[data-surface=plum]': { background: colour.plum, color: colour.onPlum, boxShadow: 'none' },
  '&[data-surface=tint]': { background: colour.sunken, boxShadow: 'none' },
  '&[data-surface=panel]': { padding: 1, overflow: 'hidden', '& > *': { height: 420 } },
});
const contentClass = css({ minWidth: 0, '& > *': { maxWidth: '100%', verticalAlign: 'top' } });

/** One state of a component with its label. */
export function Example({ state, width = 'cell', surface = 'plain', children }: Props) {
  return (
    <figure className={rootClass} data-width={width}>
      <figcaption className={captionClass} lang="en">
        {state}
      </figcaption>
      <div className={stageClass} data-surface={surface}>
        <div className={contentClass}>{children}</div>
      </div>
    </figure>
  );
}

/** The grid of a component's examples: cells of two columns, small cells of one column. */
export const exampleGridClass = css({
  display: 'grid',
  gap: '20px 12px',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  [media.sm]: { gap: '24px 16px', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  [media.lg]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
});
