import styled from '@emotion/styled';
import { Example } from '../kit-page/Example';
import { messages } from '../kit-page/messages';
import { roll, view } from '../kit-page/samplePictures';
import { Picture } from '../picture/Picture';
import { Tile } from '../tile/Tile';
import { Slideshow } from './Slideshow';

const { slideshow: texts } = messages;
const Box = styled.div({ height: 200 });

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
        <Box>
          <Slideshow slides={slides} texts={texts} ground="photo" />
        </Box>
      </Example>
      <Example state="in a tile">
        <Box>
          <Slideshow
            slides={slides.slice(0, 2)}
            texts={texts}
            frame={(row) => (
              <Tile group="roll" shape="fill">
                {row}
              </Tile>
            )}
          />
        </Box>
      </Example>
    </>
  );
}
