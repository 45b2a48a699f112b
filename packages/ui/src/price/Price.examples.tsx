import { Example } from '../kit-page/Example';
import { messages } from '../kit-page/messages';
import { Price } from './Price';

const old = { label: messages.oldPriceLabel, value: messages.oldPrice };

export function PriceExamples() {
  return (
    <>
      <Example state="price" width="small">
        <Price value={messages.price} />
      </Example>
      <Example state="with an old price" width="small">
        <Price value={messages.price} old={old} />
      </Example>
      <Example state="the lowest of several" width="small">
        <Price value={messages.price} prefix={messages.from} old={old} />
      </Example>
      <Example state="title" width="small">
        <Price value={messages.price} look="title" old={old} />
      </Example>
      <Example state="h3" width="small">
        <Price value={messages.sum} look="h3" />
      </Example>
      <Example state="large sums" width="narrow">
        <Price value={messages.bigSum} prefix={messages.from} old={{ ...old, value: messages.bigSum }} />
      </Example>
    </>
  );
}
