import { Example } from '../kit-page/Example';
import { messages } from '../kit-page/messages';
import { brokenPicture, roll, view } from '../kit-page/samplePictures';
import { Picture } from './Picture';

export function PictureExamples() {
  return (
    <>
      <Example state="square, contain">
        <Picture media={roll} alt={messages.dish} aspect="square" />
      </Example>
      <Example state="wide, cover">
        <Picture media={view} alt="" aspect="wide" fit="cover" />
      </Example>
      <Example state="missing">
        <Picture media={null} alt="" aspect="wide" />
      </Example>
      <Example state="failed">
        <Picture media={brokenPicture} alt={messages.dish} aspect="wide" />
      </Example>
    </>
  );
}
