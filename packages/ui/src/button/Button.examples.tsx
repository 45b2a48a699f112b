import { Plus } from 'lucide-react';
import { Example } from '../kit-page/Example';
import { messages } from '../kit-page/messages';
import { Button } from './Button';
import type { ButtonKind, ButtonSize } from './buttonStyles';
import { LinkButton } from './LinkButton';

const kinds: readonly ButtonKind[] = ['primary', 'soft', 'neutral', 'outline', 'text', 'light'];
const sizes: readonly ButtonSize[] = [40, 44, 48, 56];
const surfaceOf = (kind: ButtonKind) => (kind === 'light' ? 'plum' : 'plain');

export function ButtonExamples() {
  return (
    <>
      {kinds.map((kind) => (
        <Example key={kind} state={kind} width="small" surface={surfaceOf(kind)}>
          <Button kind={kind}>{messages.order}</Button>
        </Example>
      ))}
      {kinds.map((kind) => (
        <Example key={kind} state={`${kind}, loading`} width="small" surface={surfaceOf(kind)}>
          <Button kind={kind} isLoading>
            {messages.order}
          </Button>
        </Example>
      ))}
      {sizes.map((size) => (
        <Example key={size} state={`${size} px`} width="small">
          <Button size={size}>{messages.order}</Button>
        </Example>
      ))}
      <Example state="with an icon">
        <Button kind="soft" icon={<Plus size={18} aria-hidden />}>
          {messages.addToCart}
        </Button>
      </Example>
      <Example state="wide, with a sum">
        <Button kind="primary" size={56} isWide trailing={messages.sum}>
          {messages.pay}
        </Button>
      </Example>
      <Example state="blocked, the reason as a tooltip">
        <Button kind="primary" disabledReason={messages.blocked} reasonSide="start">
          {messages.order}
        </Button>
      </Example>
      <Example state="blocked, the reason as a note">
        <Button kind="primary" isWide reasonShown="note" disabledReason={messages.blockedLong}>
          {messages.order}
        </Button>
      </Example>
      <Example state="long text" width="narrow">
        <Button kind="primary" icon={<Plus size={18} aria-hidden />}>
          {messages.longDish}
        </Button>
      </Example>
      <Example state="long text, wide, with a sum">
        <Button kind="soft" isWide trailing={messages.bigSum}>
          {messages.longDish}
        </Button>
      </Example>
      <Example state="long word" width="narrow">
        <Button>{messages.longWord}</Button>
      </Example>
    </>
  );
}

export function LinkButtonExamples() {
  const href = '#LinkButton';
  return (
    <>
      {kinds.map((kind) => (
        <Example key={kind} state={kind} width="small" surface={surfaceOf(kind)}>
          <LinkButton href={href} kind={kind}>
            {messages.order}
          </LinkButton>
        </Example>
      ))}
      <Example state="wide, with a sum">
        <LinkButton href={href} kind="primary" size={56} isWide trailing={messages.sum}>
          {messages.pay}
        </LinkButton>
      </Example>
      <Example state="long text" width="narrow">
        <LinkButton href={href}>{messages.longDish}</LinkButton>
      </Example>
    </>
  );
}
