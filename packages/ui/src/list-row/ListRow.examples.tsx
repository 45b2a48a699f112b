import { ChevronRight, MapPin } from 'lucide-react';
import { Example } from '../kit-page/Example';
import { messages } from '../kit-page/messages';
import { roll } from '../kit-page/samplePictures';
import { Picture } from '../picture/Picture';
import { Tile } from '../tile/Tile';
import { ListRow } from './ListRow';

const open = () => undefined;
const thumb = (
  <Tile group="roll" shape="thumb">
    <Picture media={roll} alt="" />
  </Tile>
);

export function ListRowExamples() {
  return (
    <>
      <Example state="line, plain">
        {messages.dishes.map((dish) => (
          <ListRow key={dish} title={dish} note={messages.facts} trailing={messages.price} />
        ))}
      </Example>
      <Example state="line, buttons with pictures">
        {messages.dishes.map((dish) => (
          <ListRow key={dish} media={thumb} title={dish} trailing={messages.price} onClick={open} />
        ))}
      </Example>
      <Example state="line, links, one is current">
        {messages.dishes.map((dish, index) => (
          <ListRow key={dish} title={dish} href="#ListRow" isCurrent={index === 1} />
        ))}
      </Example>
      <Example state="boxed, with a caption">
        <ListRow
          look="boxed"
          media={<MapPin aria-hidden />}
          caption={messages.deliverTo}
          title={messages.address}
          trailing={<ChevronRight size={20} aria-hidden />}
          onClick={open}
        />
      </Example>
      <Example state="filled">
        <ListRow
          look="filled"
          media={<MapPin aria-hidden />}
          title={messages.address}
          note={messages.time}
          trailing={<ChevronRight size={20} aria-hidden />}
          onClick={open}
        />
      </Example>
      <Example state="long texts">
        <ListRow
          look="boxed"
          media={thumb}
          title={messages.longDish}
          note={messages.paragraph}
          trailing={messages.bigSum}
          onClick={open}
        />
      </Example>
      <Example state="long word" width="narrow">
        <ListRow look="boxed" title={messages.longWord} trailing={messages.sum} onClick={open} />
      </Example>
    </>
  );
}
