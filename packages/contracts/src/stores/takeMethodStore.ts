import { create } from 'zustand';
import { emit } from '../events/bus';
import type { DeliveryAddress } from '../tables/deliveryAddress';

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
 * (spec §4, Address). Written by mf-checkout, mf-restaurants, mf-account (when a saved address is removed, or chosen
 * before mf-checkout has loaded) and the shell; on the server it never changes.
 */
export const useTakeMethod = create<TakeMethodState>()(() => initial);

type Places = Partial<Pick<TakeMethodState, 'takeMethod' | 'delivery' | 'pickup'>>;

interface Change {
  values: Places;
  /** The values that an undo restores: from before this change, or from before an earlier change that was undone. */
  before: Places;
  next: Change | undefined;
  isUndone: boolean;
  visitor: object;
}

let latest: Change | undefined;
/** Replaced by a logout: an undo must not restore a choice of the customer before the logout. */
let visitor = {};
/** Stands for the newest choice, made or begun. */
let newest = {};

/** Another tab writes a copy of a place, whose fields may be in another order. */
const fieldsOf = (place: object): string =>
  JSON.stringify(
    Object.entries(place)
      .filter(([, value]) => value !== undefined)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );

/** Whether two places are equal in all their fields, including the id. */
export function isSamePlace(
  one: DeliveryAddress | PickupRestaurant | undefined,
  other: DeliveryAddress | PickupRestaurant | undefined,
): boolean {
  return one === other || (one !== undefined && other !== undefined && fieldsOf(one) === fieldsOf(other));
}

/**
 * Begins a choice that has to wait, for an address to be saved.
 *
 * @returns a function: is the choice still wanted? No other choice was made or begun since, and no logout happened.
 */
export function beginChoice(): () => boolean {
  const own = {};
  const ofVisitor = visitor;
  newest = own;
  return () => newest === own && visitor === ofVisitor;
}

/** @returns a function that undoes the change and leaves later changes. */
function apply(values: Places): () => void {
  const { takeMethod, delivery, pickup } = useTakeMethod.getState();
  const before: Places = {
    takeMethod,
    ...('delivery' in values && { delivery }),
    ...('pickup' in values && { pickup }),
  };
  const change: Change = { values, before, next: undefined, isUndone: false, visitor };
  if (latest) latest.next = change;
  latest = change;
  newest = change;
  useTakeMethod.setState(values);
  return () => {
    if (change.isUndone || change.visitor !== visitor) return;
    change.isUndone = true;
    for (const name of Object.keys(values) as (keyof Places)[]) undoValue(change, name);
  };
}

/** The next change of the value, if any, then restores the value from before this one: several writes may fail. */
function undoValue(change: Change, name: keyof Places) {
  const restored = { [name]: change.before[name] };
  let later = change.next;
  while (later && (later.isUndone || !(name in later.values))) later = later.next;
  if (later) Object.assign(later.before, restored);
  else if (isUnchanged(name, change)) useTakeMethod.setState(restored);
}

function isUnchanged(name: keyof Places, { values }: Change): boolean {
  const now = useTakeMethod.getState();
  return name === 'takeMethod' ? now.takeMethod === values.takeMethod : isSamePlace(now[name], values[name]);
}

/**
 * Chooses a delivery address or a restaurant; its type decides the take method (spec §4, Address).
 *
 * @returns a function that restores the previous choice, unless a newer choice was made; when the newer choice is
 * undone too, the previous choice returns. Changed coordinates are emitted by the undo as by the choice.
 */
export function chooseAddress(address: DeliveryAddress | PickupRestaurant): () => void {
  const undo = apply({
    takeMethod: address.type,
    ...(address.type === 'delivery' ? { delivery: address } : { pickup: address }),
  });
  return () => {
    const refused = selectedAddress(useTakeMethod.getState());
    undo();
    const restored = selectedAddress(useTakeMethod.getState());
    if (restored && restored.coordinates !== refused?.coordinates) {
      emit('checkout:address-changed', { coordinates: restored.coordinates });
    }
  };
}

/** Chooses delivery or pickup; the place chosen for either stays chosen (spec §4, Take method). */
export function setTakeMethod(takeMethod: TakeMethodState['takeMethod']): void;
/**
 * Chooses delivery or pickup like the tabs of the order: leaving delivery forgets an address that has no id, because it
 * was never saved (spec §4, Order).
 *
 * @returns a function that undoes it, like the function that `chooseAddress` returns.
 */
export function setTakeMethod(takeMethod: TakeMethodState['takeMethod'], unsaved: 'forget'): () => void;
export function setTakeMethod(takeMethod: TakeMethodState['takeMethod'], unsaved?: 'forget'): () => void {
  const now = useTakeMethod.getState();
  const isForgotten =
    unsaved === 'forget' && now.takeMethod === 'delivery' && now.delivery && now.delivery.id === undefined;
  return apply({ takeMethod, ...(isForgotten && { delivery: undefined }) });
}

/** Keeps the id of a guest's cart, which calls of the cart send; undefined forgets it (spec §4, Cart). */
export function setDraftUuid(draftUuid: string | undefined): void {
  useTakeMethod.setState({ draftUuid });
}

/** Makes the choices of the session final when it ends: an undo restores nothing that was chosen before. */
export function keepTakeMethod(): void {
  latest = undefined;
  visitor = {};
}

/** Clears addresses and draft on logout; nothing chosen before can be restored by an undo. */
export function resetTakeMethod(): void {
  keepTakeMethod();
  useTakeMethod.setState({ ...initial, isRestored: true });
}

/** The address of the chosen take method: the delivery address or the restaurant (spec §4, Address). */
export function selectedAddress(
  state: Pick<TakeMethodState, 'takeMethod' | 'delivery' | 'pickup'>,
): DeliveryAddress | PickupRestaurant | undefined {
  return state.takeMethod === 'delivery' ? state.delivery : state.pickup;
}
