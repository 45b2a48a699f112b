import { Button } from '../button/Button';
import { Example } from '../kit-page/Example';
import { messages } from '../kit-page/messages';
import { roll } from '../kit-page/samplePictures';
import { Picture } from '../picture/Picture';
import { EmptyState, RoundPicture } from './EmptyState';

export function EmptyStateExamples() {
  return (
    <>
      <Example state="title">
        <EmptyState title={messages.nothingFound} />
      </Example>
      <Example state="title, text, button">
        <EmptyState
          title={messages.empty}
          text={messages.emptyText}
          action={<Button kind="primary">{messages.menu}</Button>}
        />
      </Example>
      <Example state="with a picture">
        <EmptyState
          picture={
            <RoundPicture>
              <Picture media={roll} alt="" />
            </RoundPicture>
          }
          title={messages.empty}
          text={messages.emptyText}
          action={<Button kind="primary">{messages.menu}</Button>}
        />
      </Example>
      <Example state="long texts" width="narrow">
        <EmptyState title={messages.longHeading} text={messages.paragraph} />
      </Example>
    </>
  );
}

export function RoundPictureExamples() {
  return (
    <>
      <Example state="with a dish">
        <RoundPicture>
          <Picture media={roll} alt="" />
        </RoundPicture>
      </Example>
      <Example state="without a picture">
        <RoundPicture>
          <Picture media={null} alt="" />
        </RoundPicture>
      </Example>
    </>
  );
}
