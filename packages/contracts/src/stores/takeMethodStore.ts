import { create } from 'zustand';

/**
 * An address to deliver to (spec §3, Address). Coordinates are 'lat,lon', cut to four decimals (readings 13).
 */
export interface DeliveryAddress {
  type: 'delivery';
  /** Set once the address is saved with the user's account. */
  id?: number;
  street: string;
  home: string;
  floor?: string;
  apartment?: string;
  entrance?: string;
  fullAddress: string;
  coordinates: string;
}

/** A restaurant for pickup (spec §3: type 'pickup' once selected). */
export interface PickupRestaurant {
  type: 'pickup';
  id: number;
  externalId: string;
  name: string;
  address: string;
  coordinates: string;
}

/** The address of each take method and the chosen take method; stored under `{brand}Address`. */
export interface TakeMethodState {
  takeMethod: 'delivery' | 'pickup';
  delivery: DeliveryAddress | undefined;
  pickup: PickupRestaurant | undefined;
  /** The id of the guest's cart (spec §4, Cart). */
  draftUuid: string | undefined;
  /** False until the stored values are restored; always false on the server. */
  isRestored: boolean;
}

const initial: TakeMethodState = {
  takeMethod: 'delivery',
  delivery: undefined,
  pickup: undefined,
  draftUuid: undefined,
  isRestored: false,
};

/**
 * The take method, its addresses and the guest's draft: the header shows them and every cart call sends them
 * (spec §4, Address). Written by mf-checkout, mf-restaurants, mf-account (when a
 * saved address is removed) and the shell; on the server it never changes.
 */
export const useTakeMethod = create<TakeMethodState>()(() => initial);

/**
 * Chooses a delivery address or a restaurant; its type decides the take method (spec §4, Address).
 *
 * @returns a function that restores the previous choice, unless another one has been made since.
 */
export function chooseAddress(address: DeliveryAddress | PickupRestaurant): () => void {
  const { takeMethod, delivery, pickup } = useTakeMethod.getState();
  const [chosen, before] =
    address.type === 'delivery' ? [{ delivery: address }, { delivery }] : [{ pickup: address }, { pickup }];
  useTakeMethod.setState({ takeMethod: address.type, ...chosen });
  return () => {
    if (selectedAddress(useTakeMethod.getState()) === address)
      useTakeMethod.setState({ takeMethod, ...before });
  };
}

export function setTakeMethod(takeMethod: TakeMethodState['takeMethod']): void {
  useTakeMethod.setState({ takeMethod });
}

export function setDraftUuid(draftUuid: string | undefined): void {
  useTakeMethod.setState({ draftUuid });
}

/** Clears addresses and draft on logout. */
export function resetTakeMethod(): void {
  useTakeMethod.setState({ ...initial, isRestored: true });
}

/** The address of the chosen take method: the delivery address or the restaurant (spec §4, Address). */
export function selectedAddress(
  state: Pick<TakeMethodState, 'takeMethod' | 'delivery' | 'pickup'>,
): DeliveryAddress | PickupRestaurant | undefined {
  return state.takeMethod === 'delivery' ? state.delivery : state.pickup;
}
