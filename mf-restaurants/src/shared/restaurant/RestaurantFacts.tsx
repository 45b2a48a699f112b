import type { Restaurant } from '@storefront/api-contract';
import { keepTogether } from '@storefront/contracts';
import { type Coordinates, distanceTo, formatDistance } from '@storefront/domain';
import { css } from '@storefront/styles';
import { colour, textStyles } from '@storefront/tokens';
import { VisuallyHidden } from '@storefront/ui';
import { TrainFront } from 'lucide-react';
import type { ReactNode } from 'react';
import { AddressText } from './AddressText';
import { HoursBadge } from './HoursBadge';
import { messages } from './messages';

interface Props {
  restaurant: Restaurant;
  now: Date;
  /** The customer's position; the distance to it is shown. */
  nearby: Coordinates | undefined;
  /** The name, as a heading or a link. */
  title: ReactNode;
}

const rootClass = css({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'start',
  gap: 4,
  flex: 1,
  minWidth: 0,
  overflowWrap: 'anywhere',
  ...textStyles.s,
  color: colour.ink2,
});
const headClass = css({
  display: 'flex',
  justifySelf: 'stretch',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 12,
  color: colour.ink,
  '& > h2, & > h3': { minWidth: 0, ...textStyles.title },
});
const distanceClass = css({ flex: 'none', ...textStyles.s, color: colour.ink2, whiteSpace: 'nowrap' });
const subwayClass = css({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  '& > svg': { flex: 'none', color: colour.ink3 },
});

/** A restaurant in lines: name and distance, address, metro station, hours. */
export function RestaurantFacts({ restaurant, now, nearby, title }: Props) {
  const { address, howCome } = restaurant;
  const distance = nearby && distanceTo(restaurant, nearby);
  return (
    <div className={rootClass}>
      <div className={headClass}>
        {title}
        {distance !== undefined && (
          <span className={distanceClass}>
            <VisuallyHidden>{messages.distance} </VisuallyHidden>
            {formatDistance(distance)}
          </span>
        )}
      </div>
      {address && (
        <p>
          <AddressText text={address} />
        </p>
      )}
      {howCome?.subway && (
        <p className={subwayClass}>
          <TrainFront size={16} aria-hidden />
          {keepTogether(howCome.subway)}
        </p>
      )}
      <HoursBadge restaurant={restaurant} now={now} />
    </div>
  );
}
