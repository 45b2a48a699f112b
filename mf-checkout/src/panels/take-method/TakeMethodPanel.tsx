import {
  backToPreviousPanel,
  type DeliveryAddress,
  type PickupRestaurant,
  useEvent,
  useTakeMethod,
} from '@storefront/contracts';
import { useRef, useState } from 'react';
import { useAddressSearch } from '../../features/address-search';
import { useChoosePlace } from '../../features/choose-place';
import { AddressParamsStep } from './AddressParamsStep';
import { PlaceStep } from './PlaceStep';

/** «Выберите адрес»: a point to deliver to, then flat and entrance; or a restaurant (spec §2, Take-method panel). */
export default function TakeMethodPanel() {
  const chosen = useTakeMethod();
  const [takeMethod, setTakeMethod] = useState(chosen.takeMethod);
  const [restaurant, setRestaurant] = useState<PickupRestaurant | undefined>(chosen.pickup);
  const [house, setHouse] = useState<DeliveryAddress>();
  const search = useAddressSearch(chosen.delivery);
  const { choose, isChoosing } = useChoosePlace();

  const isClosed = useRef(false);
  useEvent('shell:panel-closed', ({ panel }) => {
    if (panel === 'take-method') isClosed.current = true;
  });

  async function finish(place: DeliveryAddress | PickupRestaurant) {
    await choose(place);
    // The customer may have closed the panel meanwhile; the one below is not ours to close.
    if (!isClosed.current) backToPreviousPanel();
  }

  // A saved address already knows its flat.
  function takePoint(point: DeliveryAddress) {
    if (point.id === undefined) setHouse(point);
    else void finish(point);
  }

  if (house) {
    return (
      <AddressParamsStep
        address={house}
        isSaving={isChoosing}
        onBack={() => setHouse(undefined)}
        onSave={(address) => void finish(address)}
      />
    );
  }
  return (
    <PlaceStep
      takeMethod={takeMethod}
      onTakeMethod={setTakeMethod}
      search={search}
      restaurant={restaurant}
      onRestaurant={setRestaurant}
      isChoosing={isChoosing}
      onPoint={takePoint}
      onPickup={(place) => void finish(place)}
    />
  );
}
