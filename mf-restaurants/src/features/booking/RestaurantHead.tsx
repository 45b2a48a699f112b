import styled from '@emotion/styled';
import type { Restaurant } from '@storefront/api-contract';
import { colour, textStyles } from '@storefront/tokens';
import { AddressText } from '../../shared/restaurant/AddressText';
import { Facade } from '../../shared/restaurant/Facade';
import { HoursBadge } from '../../shared/restaurant/HoursBadge';

const Root = styled.div({ display: 'flex', gap: 16 });
const Facts = styled.div({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'center',
  gap: 4,
  flex: 1,
  minWidth: 0,
  ...textStyles.s,
  color: colour.ink2,
});
const Name = styled.h3({ ...textStyles.title, color: colour.ink });

/** The restaurant of the table: name, address and hours now. */
export function RestaurantHead({ restaurant, now }: { restaurant: Restaurant; now: Date }) {
  return (
    <Root>
      <Facade restaurant={restaurant} />
      <Facts>
        {restaurant.name && <Name>{restaurant.name}</Name>}
        {restaurant.address && (
          <p>
            <AddressText text={restaurant.address} />
          </p>
        )}
        <HoursBadge restaurant={restaurant} now={now} />
      </Facts>
    </Root>
  );
}
