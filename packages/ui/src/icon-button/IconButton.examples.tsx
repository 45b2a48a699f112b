import { Plus } from 'lucide-react';
import { Example } from '../kit-page/Example';
import { messages } from '../kit-page/messages';
import { IconButton, type IconButtonKind } from './IconButton';

const kinds: readonly IconButtonKind[] = ['plain', 'neutral', 'soft', 'surface', 'floating'];
const surfaceOf = (kind: IconButtonKind) => (kind === 'surface' || kind === 'floating' ? 'tint' : 'plain');
const plus = { label: messages.addToCart, icon: <Plus aria-hidden /> };

export function IconButtonExamples() {
  return (
    <>
      {kinds.map((kind) => (
        <Example key={kind} state={kind} width="small" surface={surfaceOf(kind)}>
          <IconButton kind={kind} {...plus} />
        </Example>
      ))}
      {([40, 48] as const).map((size) => (
        <Example key={size} state={`${size} px`} width="small">
          <IconButton kind="neutral" size={size} {...plus} />
        </Example>
      ))}
      <Example state="loading" width="small">
        <IconButton kind="soft" isLoading {...plus} />
      </Example>
      <Example state="blocked" width="small">
        <IconButton kind="neutral" isBlocked {...plus} />
      </Example>
      <Example state="soft, blocked" width="small">
        <IconButton kind="soft" isBlocked {...plus} />
      </Example>
    </>
  );
}
