import type { Restaurant } from '@storefront/api-contract';
import { css } from '@storefront/styles';
import { colour, textStyles } from '@storefront/tokens';
import { AddressText } from '../../shared/restaurant/AddressText';
import { Facade } from '../../shared/restaurant/Facade';
import { HoursBadge } from '../../shared/restaurant/HoursBadge';

const rootClass = css({ display: 'flex', gap: 16 });
const factsClass = css({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'center',
  gap: 4,
  flex: 1,
  minWidth: 0,
  ...textStyles.s,
  color: colour.ink2,
});
const nameClass = css({ ...textStyles.title, color: colour.ink });

/** The restaurant of the table: name, address and hours now. */
export function RestaurantHead({ restaurant, now }: { restaurant: Restaurant; now: Date }) {
  return (
    <div className={rootClass}>
      <Facade restaurant={restaurant} />
      <div className={factsClass}>
        {restaurant.name && <h3 className={nameClass}>{restaurant.name}</h3>}
        {restaurant.address && (
          <p>
            <AddressText text={restaurant.address} />
          </p>
        )}
        <HoursBadge restaurant={restaurant} now={now} />
      </div>
    </div>
  );
}
