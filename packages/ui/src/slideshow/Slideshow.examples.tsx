import { css } from '@storefront/styles';
import { Example } from '../kit-page/Example';
import { messages } from '../kit-page/messages';
import { roll, view } from '../kit-page/samplePictures';
import { Picture } from '../picture/Picture';
import { Tile } from '../tile/Tile';
import { Slideshow } from './Slideshow';

const { slideshow: texts } = messages;
const boxClass = css({ height: 200 });

const slides = [view, roll, view].map((media, index) => ({
  id: String(index),
  content: (
    <Picture
      media={media}
      alt={texts.slide(index + 1, 3)}
      fit={media === view ? 'cover' : 'contain'}
      priority="high"
    />
  ),
}));

export function SlideshowExamples() {
  return (
    <>
      <Example state="three photographs">
        <div className={boxClass}>
          <Slideshow slides={slides} texts={texts} ground="photo" />
        </div>
      </Example>
      <Example state="in a tile">
        <div className={boxClass}>
          <Slideshow
            slides={slides.slice(0, 2)}
            texts={texts}
            frame={(row) => (
              <Tile group="roll" shape="fill">
                {row}
              </Tile>
            )}
          />
        </div>
      </Example>
    </>
  );
}
