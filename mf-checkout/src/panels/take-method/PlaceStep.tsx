import {
  backToPreviousPanel,
  type ChosenRestaurant,
  type DeliveryAddress,
  type PickupRestaurant,
  usePanelBack,
  Widget,
} from '@storefront/contracts';
import type { TakeMethod } from '@storefront/domain';
import { Button, Note, PanelFrame, Segment, Stack } from '@storefront/ui';
import { Bike, Store } from 'lucide-react';
import { useRef } from 'react';
import { AddressOutage } from '../../features/address-outage';
import {
  AddressSearch,
  DeliveryFooter,
  type useAddressSearch,
  type useDeliveryChoice,
} from '../../features/address-search';
import { LeavingWidget } from '../../shared/leaving-widget/LeavingWidget';
import { useListedRestaurant } from '../../shared/place/useListedRestaurant';
import { messages } from './messages';

interface Props {
  /** `add` only adds a saved address, so no restaurant can be chosen; `repeat` chooses the place of a repeated order. */
  purpose: 'choose' | 'add' | 'repeat';
  takeMethod: TakeMethod;
  onTakeMethod: (takeMethod: TakeMethod) => void;
  search: ReturnType<typeof useAddressSearch>;
  choice: ReturnType<typeof useDeliveryChoice>;
  restaurant: PickupRestaurant | undefined;
  onRestaurant: (restaurant: PickupRestaurant) => void;
  isChoosing: boolean;
  /** A suggestion was picked: the panel goes on by itself once the zone is known. */
  onPicked: (address: DeliveryAddress) => void;
  onPoint: (point: DeliveryAddress) => void;
  onPickup: (restaurant: PickupRestaurant) => void;
}

const tabs = [
  { value: 'delivery', label: messages.delivery, icon: <Bike size={20} aria-hidden /> },
  { value: 'pickup', label: messages.restaurant, icon: <Store size={20} aria-hidden /> },
] as const;

function toPickup({ id, externalId, name, address, coordinates }: ChosenRestaurant): PickupRestaurant {
  return { type: 'pickup', id, externalId, name, address, coordinates };
}

/** The first step: a delivery address or a restaurant. The typed text survives a change of the tab. */
export function PlaceStep(props: Props) {
  const { purpose, takeMethod, onTakeMethod, search, choice, restaurant, isChoosing } = props;
  const { onRestaurant, onPicked, onPoint, onPickup } = props;
  const isDelivery = takeMethod === 'delivery';
  const next = useRef<HTMLButtonElement>(null);

  return (
    <PanelFrame
      title={purpose === 'add' ? messages.addTitle : messages.title}
      back={usePanelBack()}
      onClose={backToPreviousPanel}
      closeLabel={messages.close}
      footer={
        isDelivery ? (
          <DeliveryFooter
            choice={choice}
            isAdvised={search.needsHouse || search.found !== undefined}
            isLoading={isChoosing}
            onChoose={() => search.meant && onPoint(search.meant)}
            buttonRef={next}
          />
        ) : (
          <PickupButton restaurant={restaurant} isLoading={isChoosing} onPickup={onPickup} />
        )
      }
    >
      <Stack gap={16}>
        {purpose === 'repeat' && <Note>{messages.repeatNote}</Note>}
        {purpose !== 'add' && (
          <Segment label={messages.takeMethod} options={tabs} value={takeMethod} onChange={onTakeMethod} />
        )}
        {isDelivery && (
          <AddressSearch
            search={search}
            onPicked={(address) => {
              next.current?.focus();
              onPicked(address);
            }}
            showsSaved={purpose !== 'add'}
            outage={
              <AddressOutage
                point={search.failedPoint}
                showsSaved={purpose !== 'add'}
                onRetry={search.retry}
                typed={search.typed}
                onType={search.setTyped}
                onAddress={search.select}
              />
            }
          />
        )}
        <LeavingWidget>
          {!isDelivery && (
            <Widget
              id="restaurants:picker"
              {...(restaurant ? { chosenId: restaurant.id } : {})}
              onChoose={(chosen) => onRestaurant(toPickup(chosen))}
            />
          )}
        </LeavingWidget>
      </Stack>
    </PanelFrame>
  );
}

function PickupButton({
  restaurant: chosen,
  isLoading,
  onPickup,
}: Pick<Props, 'restaurant' | 'onPickup'> & { isLoading: boolean }) {
  const { isGone } = useListedRestaurant(chosen);
  const restaurant = isGone ? undefined : chosen;
  return (
    <Button
      kind="primary"
      size={56}
      isWide
      isLoading={isLoading}
      disabledReason={restaurant ? undefined : messages.chooseRestaurantFirst}
      reasonShown="note"
      onClick={() => restaurant && onPickup(restaurant)}
    >
      {restaurant ? messages.choose : messages.chooseRestaurant}
    </Button>
  );
}
