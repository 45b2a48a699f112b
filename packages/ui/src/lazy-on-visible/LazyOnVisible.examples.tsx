import { Example } from '../kit-page/Example';
import { messages } from '../kit-page/messages';
import { Skeleton } from '../skeleton/Skeleton';
import { LazyOnVisible } from './LazyOnVisible';

export function LazyOnVisibleExamples() {
  return (
    <Example state="a placeholder until it is near the viewport">
      <LazyOnVisible placeholder={<Skeleton shape="row" />}>
        <p>{messages.paragraph}</p>
      </LazyOnVisible>
    </Example>
  );
}
