import { openPanel } from '@storefront/contracts';
import { ListRow } from '@storefront/ui';
import { ChevronRight, Clock } from 'lucide-react';
import type { PlaceTerms } from '../../shared/place/usePlaceTerms';
import { messages } from './messages';

/** The time of the order as a button that opens the choice of a time. */
export function TimeRow({ terms: { takeMethod, time } }: { terms: Pick<PlaceTerms, 'takeMethod' | 'time'> }) {
  return (
    <ListRow
      look="boxed"
      media={<Clock size={22} aria-hidden />}
      caption={takeMethod === 'delivery' ? messages.whenDelivered : messages.whenPicked}
      title={time.title}
      note={time.note}
      trailing={<ChevronRight size={20} aria-hidden />}
      onClick={() => openPanel('delivery-time')}
    />
  );
}
