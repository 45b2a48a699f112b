import { Flame } from 'lucide-react';
import { Example } from '../kit-page/Example';
import { messages } from '../kit-page/messages';
import { roll } from '../kit-page/samplePictures';
import { Badge, ImageBadge } from './Badge';
import { BonusChip } from './BonusChip';

export function ImageBadgeExamples() {
  return (
    <Example state="with a label" width="small" surface="tint">
      <ImageBadge src={roll.original} alt={messages.hit} />
    </Example>
  );
}

export function BadgeExamples() {
  return (
    <>
      <Example state="surface" width="small" surface="tint">
        <Badge>{messages.newDish}</Badge>
      </Example>
      <Example state="hot" width="small">
        <Badge kind="hot">{messages.discount}</Badge>
      </Example>
      <Example state="quiet" width="small">
        <Badge kind="quiet">{messages.closed}</Badge>
      </Example>
      <Example state="ok" width="small">
        <Badge kind="ok">{messages.opened}</Badge>
      </Example>
      <Example state="gold" width="small">
        <Badge kind="gold">{messages.hit}</Badge>
      </Example>
      <Example state="plum" width="small" surface="plum">
        <Badge kind="plum">{messages.time}</Badge>
      </Example>
      <Example state="with an icon" width="small">
        <Badge kind="quiet" icon={<Flame size={14} aria-hidden />}>
          {messages.hit}
        </Badge>
      </Example>
      <Example state="long text" width="narrow">
        <Badge kind="quiet" icon={<Flame size={14} aria-hidden />}>
          {messages.longDish}
        </Badge>
      </Example>
    </>
  );
}

export function BonusChipExamples() {
  return (
    <>
      <Example state="balance" width="small">
        <BonusChip label={messages.bonuses}>340</BonusChip>
      </Example>
      <Example state="change" width="small">
        <BonusChip label={messages.bonusChange}>+95</BonusChip>
      </Example>
    </>
  );
}
