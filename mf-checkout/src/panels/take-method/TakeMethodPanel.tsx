import {
  backToFirstStep,
  type DeliveryAddress,
  openPanel,
  type PanelParams,
  type PickupRestaurant,
  useLeavePanel,
  useTakeMethod,
} from '@storefront/contracts';
import { addressTitle, endsWithHouse } from '@storefront/domain';
import { useEffect, useEffectEvent, useState } from 'react';
import { useAddressSearch, useDeliveryChoice } from '../../features/address-search';
import { useChoosePlace, useSaveAddress } from '../../features/choose-place';
import { DeliveryMap, RestaurantsMap } from '../../features/place-map';
import { confirmPlace, useOrderedAddress } from '../../features/repeat-order';
import { AddressParamsStep } from './AddressParamsStep';
import { PlaceStep } from './PlaceStep';
import { TakeLayout } from './TakeLayout';

/**
 * «Выберите адрес»: a delivery address, then its flat and entrance, or a restaurant (spec §2, Take-method panel).
 * Opened from the saved addresses, the panel only adds an address to them. For an order that is being repeated it looks
 * for the order's address, and the customer confirms it or chooses another place.
 */
export default function TakeMethodPanel(params: PanelParams<'take-method'>) {
  const ordered = useOrderedAddress(params.repeat);
  // After a reload the order comes later than the panel.
  return <TakeMethod key={ordered ? 'ordered' : 'chosen'} {...params} ordered={ordered} />;
}

function TakeMethod({
  from,
  repeat,
  step,
  ordered,
}: PanelParams<'take-method'> & { ordered: DeliveryAddress | undefined }) {
  const isAdding = from === 'addresses';
  const chosen = useTakeMethod();
  const [takeMethod, setTakeMethod] = useState(isAdding || ordered ? 'delivery' : chosen.takeMethod);
  const [restaurant, setRestaurant] = useState<PickupRestaurant | undefined>(chosen.pickup);
  const [house, setHouse] = useState<DeliveryAddress>();
  const [picked, setPicked] = useState<{ point: DeliveryAddress; isAsTyped: boolean }>();
  const search = useAddressSearch(isAdding ? undefined : chosen.delivery, ordered);
  const choice = useDeliveryChoice(search);
  const { choose, isChoosing } = useChoosePlace();
  const { save, isSaving } = useSaveAddress();

  const leave = useLeavePanel('take-method');

  async function finish(place: DeliveryAddress | PickupRestaurant) {
    if (isAdding && place.type === 'delivery') {
      if (!(await save(place))) return;
    } else if (!(await choose(place))) {
      return;
    }
    if (repeat !== undefined) confirmPlace(repeat);
    leave();
  }

  // A saved address already has its flat, and so has one that was typed with it.
  function takePoint(point: DeliveryAddress, isAsTyped = true) {
    const isWithFlat = isAsTyped && point.apartment !== undefined && point !== chosen.delivery;
    if (point.id !== undefined || isWithFlat) return void finish(point);
    if (point !== search.address) search.select(point);
    setHouse(ordered?.home === point.home ? { ...flatOf(ordered), ...point } : point);
    openPanel('take-method', { from, repeat, step: 'flat' });
  }

  // A picked suggestion needs no «Выбрать», unless the customer does something else before the zone is known. Another
  // house than the typed one may have been picked by mistake: its flat is asked for, though one was typed.
  const isPickedReady = picked !== undefined && picked.point === search.address && choice.state === 'ready';
  const takePicked = useEffectEvent(() => {
    setPicked(undefined);
    if (picked && takeMethod === 'delivery') takePoint(picked.point, picked.isAsTyped);
  });
  useEffect(() => {
    if (isPickedReady) takePicked();
  }, [isPickedReady]);

  // A reload of the second step loses the house, and so does a new point. Without a house the second step would look
  // like the first one, so the history goes back to the first step's entry.
  const isHouseGone = step !== undefined && !house;
  useEffect(() => {
    if (isHouseGone) backToFirstStep();
  }, [isHouseGone]);

  function movePin(point: Parameters<typeof search.drop>[0]) {
    setHouse(undefined);
    search.drop(point);
  }

  const map =
    takeMethod === 'delivery' ? (
      <DeliveryMap
        point={search.place}
        title={search.meant && addressTitle(search.meant)}
        terms={choice.terms}
        onPinMove={movePin}
      />
    ) : (
      <RestaurantsMap chosen={restaurant} onChoose={setRestaurant} />
    );
  return (
    <TakeLayout map={map} isMapCovered={takeMethod === 'delivery' && search.isSuggesting}>
      {/* The house is kept, so that Forward in the browser shows the second step again. */}
      {house && step ? (
        <AddressParamsStep
          address={house}
          isSaving={isChoosing || isSaving}
          onBack={backToFirstStep}
          onSave={(address) => void finish(address)}
        />
      ) : (
        <PlaceStep
          purpose={isAdding ? 'add' : repeat === undefined ? 'choose' : 'repeat'}
          takeMethod={takeMethod}
          onTakeMethod={setTakeMethod}
          search={search}
          choice={choice}
          restaurant={restaurant}
          onRestaurant={setRestaurant}
          isChoosing={isChoosing || isSaving}
          onPicked={(point) => setPicked({ point, isAsTyped: endsWithHouse(search.text, point.home) })}
          onPoint={takePoint}
          onPickup={(place) => void finish(place)}
        />
      )}
    </TakeLayout>
  );
}

const flatOf = ({ apartment, entrance, floor, intercom, comment }: DeliveryAddress) => ({
  ...(apartment && { apartment }),
  ...(entrance && { entrance }),
  ...(floor && { floor }),
  ...(intercom && { intercom }),
  ...(comment && { comment }),
});
