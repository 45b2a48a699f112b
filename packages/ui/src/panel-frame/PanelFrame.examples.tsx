import { Button } from '../button/Button';
import { Example } from '../kit-page/Example';
import { messages } from '../kit-page/messages';
import { view } from '../kit-page/samplePictures';
import { ListRow } from '../list-row/ListRow';
import { Picture } from '../picture/Picture';
import { PanelFrame } from './PanelFrame';

const back = { label: messages.back, onPress: () => undefined };
const onClose = () => undefined;
const rows = [...messages.dishes, messages.longDish].map((dish) => (
  <ListRow
    key={dish}
    title={dish}
    note={messages.facts}
    trailing={messages.price}
    onClick={() => undefined}
  />
));

export function PanelFrameExamples() {
  return (
    <>
      <Example state="bar: title and close" surface="panel">
        <PanelFrame title={messages.cart} onClose={onClose}>
          {messages.paragraph}
        </PanelFrame>
      </Example>
      <Example state="bar: back, aside, close, footer" surface="panel">
        <PanelFrame
          title={messages.cart}
          back={back}
          onClose={onClose}
          aside={
            <Button kind="text" size={44}>
              {messages.clear}
            </Button>
          }
          footer={
            <Button kind="primary" size={56} isWide trailing={messages.sum}>
              {messages.order}
            </Button>
          }
        >
          {rows}
        </PanelFrame>
      </Example>
      <Example state="bar: long title" surface="panel">
        <PanelFrame title={messages.longTitle} back={back} onClose={onClose}>
          {messages.paragraph}
        </PanelFrame>
      </Example>
      <Example state="floating over a picture, flush" surface="panel">
        <PanelFrame head="floating" body="flush" back={back} onClose={onClose}>
          <Picture media={view} alt="" aspect="wide" fit="cover" />
        </PanelFrame>
      </Example>
    </>
  );
}
