import { openPanel } from '@storefront/contracts';
import { addressDetails, addressTitle } from '@storefront/domain';
import { ListRow } from '@storefront/ui';
import { Bike, ChevronRight, MapPin, Store } from 'lucide-react';
import type { PlaceTerms } from '../../shared/place/usePlaceTerms';
import { messages } from './messages';

interface Props {
  terms: Pick<PlaceTerms, 'takeMethod' | 'address' | 'time'>;
  /** `cart` shows place and time in one row; `form` shows the place under a caption. */
  look: 'cart' | 'form';
}

/** The place of the order as a button that opens the choice of a place. */
export function PlaceRow({ terms: { takeMethod, address, time }, look }: Props) {
  const isDelivery = takeMethod === 'delivery';
  const title = address ? addressTitle(address) : messages.noPlace[takeMethod];
  const comment = address?.type === 'delivery' && address.comment;
  const details = address && [addressDetails(address), comment].filter(Boolean).join('. ');
  const trailing = <ChevronRight size={20} aria-hidden />;
  const choose = () => openPanel('take-method');

  if (look === 'cart') {
    return (
      <ListRow
        look="filled"
        media={isDelivery ? <Bike size={22} aria-hidden /> : <Store size={22} aria-hidden />}
        title={title}
        note={address ? (time.note ?? time.title) : undefined}
        trailing={trailing}
        onClick={choose}
      />
    );
  }
  return (
    <ListRow
      look="boxed"
      media={isDelivery ? <MapPin size={22} aria-hidden /> : <Store size={22} aria-hidden />}
      caption={isDelivery ? messages.addressCaption : messages.restaurantCaption}
      title={title}
      note={details}
      trailing={trailing}
      onClick={choose}
    />
  );
}
