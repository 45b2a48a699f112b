import { openPanel } from '@storefront/contracts';
import { ListRow, Note } from '@storefront/ui';
import { ChevronRight, Clock } from 'lucide-react';
import type { PlaceTerms } from '../../shared/place/usePlaceTerms';
import { messages } from './messages';

interface Props {
  terms: Pick<PlaceTerms, 'takeMethod' | 'time'>;
  /** Why the server refused the order's time. */
  refusal: string | undefined;
  /** Called when a time is being chosen. */
  onChoose: () => void;
}

/** The time of the order as a button that opens the choice of a time. */
export function TimeRow({ terms: { takeMethod, time }, refusal, onChoose }: Props) {
  function choose() {
    onChoose();
    openPanel('delivery-time');
  }

  return (
    <>
      <ListRow
        look="boxed"
        media={<Clock size={22} aria-hidden />}
        caption={takeMethod === 'delivery' ? messages.whenDelivered : messages.whenPicked}
        title={time.title}
        note={time.note}
        trailing={<ChevronRight size={20} aria-hidden />}
        onClick={choose}
      />
      {/* Not a live region: the toast of the refusal says the same. */}
      {refusal && <Note kind="bad">{refusal}</Note>}
    </>
  );
}
