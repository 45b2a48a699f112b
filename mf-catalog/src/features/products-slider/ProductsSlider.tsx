import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { RowArrows } from '../../shared/row-arrows/RowArrows';
import { headClass, itemClass, titleClass, trackClass } from './sliderStyles';

interface Props {
  title: string;
  items: readonly { key: number; content: ReactNode }[];
}

/** A browser does not scroll sideways to a focused element of which a strip is visible. */
function showFocused({ key, target }: KeyboardEvent) {
  if (key === 'Tab' && target instanceof Element)
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** A titled row of cards that scrolls sideways. */
export function ProductsSlider({ title, items }: Props) {
  const titleId = useId();
  const track = useRef<HTMLUListElement>(null);

  return (
    <section aria-labelledby={titleId}>
      <div className={headClass}>
        <h2 className={titleClass} id={titleId}>
          {title}
        </h2>
        <RowArrows row={track} />
      </div>
      <ul className={trackClass} ref={track} aria-labelledby={titleId} onKeyUp={showFocused}>
        {items.map(({ key, content }) => (
          <li className={itemClass} key={key}>
            {content}
          </li>
        ))}
      </ul>
    </section>
  );
}
