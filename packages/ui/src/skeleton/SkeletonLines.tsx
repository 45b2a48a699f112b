import { css } from '@storefront/styles';
import { Skeleton } from './Skeleton';

interface Props {
  /** How many lines of text, the last of which is short. */
  readonly count: number;
}

// In a grid margins do not collapse: each line has the 24 px of a line of text.
const linesClass = css({ display: 'grid', '& > [data-shape=text]': { margin: '5px 0' } });

/** A placeholder for a paragraph, as high as its text. */
export function SkeletonLines({ count }: Props) {
  return (
    <div className={linesClass}>
      {Array.from({ length: count }, (_, line) => (
        <Skeleton key={line} width={line === count - 1 ? 'half' : 'full'} />
      ))}
    </div>
  );
}
