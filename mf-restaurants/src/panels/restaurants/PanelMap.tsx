import type { Restaurant } from '@storefront/api-contract';
import { openPanel } from '@storefront/contracts';
import type { Coordinates } from '@storefront/domain';
import { css } from '@storefront/styles';
import { useCallback, useState } from 'react';
import { ChosenOnMap, RestaurantsMap } from '../../features/restaurant-map';

interface Props {
  restaurants: readonly Restaurant[];
  nearby: Coordinates | undefined;
  now: Date;
}

const rootClass = css({ flex: 1, display: 'flex', flexDirection: 'column' });
const mapBoxClass = css({
  position: 'relative',
  flex: '1 1 280px',
  '& > *': { position: 'absolute', inset: 0 },
});

/** The restaurants on a map, and under it the chosen one; the first until the customer chooses. */
export function PanelMap({ restaurants, nearby, now }: Props) {
  const [chosenId, setChosenId] = useState<number>();
  const choose = useCallback(({ id }: Restaurant) => setChosenId(id), []);
  const chosen = restaurants.find(({ id }) => id === chosenId) ?? restaurants[0];
  return (
    <div className={rootClass}>
      <div className={mapBoxClass}>
        <RestaurantsMap
          restaurants={restaurants}
          chosenId={chosen?.id}
          onChoose={choose}
          centred={undefined}
          nearby={nearby}
          now={now}
        />
      </div>
      {chosen && (
        <ChosenOnMap
          restaurant={chosen}
          now={now}
          nearby={nearby}
          titleAs="h3"
          onOpen={() => openPanel('restaurant', { slug: chosen.slug })}
        />
      )}
    </div>
  );
}
