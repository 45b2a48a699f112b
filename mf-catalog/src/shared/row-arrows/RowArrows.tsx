import { css, cx } from '@storefront/styles';
import { media } from '@storefront/tokens';
import { IconButton } from '@storefront/ui';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { RefObject } from 'react';
import { scrollBehaviour } from '../scrollBehaviour';
import { messages } from './messages';

/** Only for a mouse: on a touch screen the row is swiped. */
const arrowsClass = css({ display: 'none', gap: 8, [media.hover]: { display: 'flex' } });

interface Props {
  /** The row that the arrows scroll. */
  row: RefObject<HTMLElement | null>;
  /** By default those of a row of dishes. */
  labels?: { back: string; forward: string };
  className?: string;
}

/** The two arrows of a row that scrolls sideways. */
export function RowArrows({ row, labels = messages, className }: Props) {
  function move(direction: 1 | -1) {
    const element = row.current;
    element?.scrollBy({ left: direction * element.clientWidth * 0.8, behavior: scrollBehaviour() });
  }
  return (
    <div className={cx(arrowsClass, className)}>
      <IconButton
        kind="neutral"
        label={labels.back}
        icon={<ArrowLeft size={20} aria-hidden />}
        onClick={() => move(-1)}
      />
      <IconButton
        kind="neutral"
        label={labels.forward}
        icon={<ArrowRight size={20} aria-hidden />}
        onClick={() => move(1)}
      />
    </div>
  );
}
