import { IconButton } from '@storefront/ui';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { scrollBehaviour } from '../../shared/scrollBehaviour';
import { messages } from './messages';
import { arrowsClass, headClass, itemClass, titleClass, trackClass } from './sliderStyles';

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

  function move(direction: 1 | -1) {
    const row = track.current;
    row?.scrollBy({ left: direction * row.clientWidth * 0.8, behavior: scrollBehaviour() });
  }

  return (
    <section aria-labelledby={titleId}>
      <div className={headClass}>
        <h2 className={titleClass} id={titleId}>
          {title}
        </h2>
        <div className={arrowsClass}>
          <IconButton
            kind="neutral"
            label={messages.back}
            icon={<ArrowLeft size={20} aria-hidden />}
            onClick={() => move(-1)}
          />
          <IconButton
            kind="neutral"
            label={messages.forward}
            icon={<ArrowRight size={20} aria-hidden />}
            onClick={() => move(1)}
          />
        </div>
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
