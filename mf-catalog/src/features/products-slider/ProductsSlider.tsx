import { IconButton } from '@storefront/ui';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { scrollBehaviour } from '../../shared/scrollBehaviour';
import { messages } from './messages';
import { Arrows, Head, Item, Title, Track } from './sliderStyles';

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
      <Head>
        <Title id={titleId}>{title}</Title>
        <Arrows>
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
        </Arrows>
      </Head>
      <Track ref={track} aria-labelledby={titleId} onKeyUp={showFocused}>
        {items.map(({ key, content }) => (
          <Item key={key}>{content}</Item>
        ))}
      </Track>
    </section>
  );
}
