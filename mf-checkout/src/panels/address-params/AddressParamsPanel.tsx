import {
  backToPreviousPanel,
  type DeliveryAddress,
  type PanelParams,
  replacePanel,
  useLeavePanel,
  usePanelBack,
  useTakeMethod,
} from '@storefront/contracts';
import { Button, EmptyState, LoadFailure, PanelFrame, Skeleton, SkeletonGroup } from '@storefront/ui';
import { useId } from 'react';
import { AddressParamsForm, useEditAddress } from '../../features/address-params';
import { useChoosePlace, watchPlacePanel } from '../../features/choose-place';
import { messages } from './messages';
import { useEditedAddress } from './useEditedAddress';

/** Flat, entrance and floor of a saved address, or of the chosen one (spec §2, Saved addresses panel). */
export default function AddressParamsPanel({ id }: PanelParams<'address-params'>) {
  const formId = useId();
  const edited = useEditedAddress(id);
  const { edit, isEditing } = useEditAddress();
  const { choose, isChoosing } = useChoosePlace();
  const leave = useLeavePanel('address-params');

  async function save(address: DeliveryAddress) {
    // The watch begins before saving, so that missing dishes are shown even if the panel closes meanwhile.
    const panel = watchPlacePanel();
    const saved = address.id === undefined ? address : await edit({ ...address, id: address.id });
    if (!saved) return panel.unwatch();
    // Read after saving: the customer may have chosen another address, or this one, meanwhile.
    const { takeMethod, delivery } = useTakeMethod.getState();
    const isChosen = address.id === delivery?.id;
    // The order refers to the address by its id, which may have changed: the old entry may no longer exist.
    const isOfOrder = isChosen && takeMethod === 'delivery';
    if (isOfOrder) await choose(saved, { isEdited: true, isSaved: address.id !== undefined, panel });
    else panel.unwatch();
    // A pickup order stays a pickup; switching it back to delivery uses the changed address.
    if (isChosen && !isOfOrder) useTakeMethod.setState({ delivery: saved });
    leave();
  }

  return (
    <PanelFrame
      title={messages.title}
      back={usePanelBack()}
      onClose={backToPreviousPanel}
      closeLabel={messages.close}
      footer={
        edited.state === 'ready' && (
          <Button
            type="submit"
            form={formId}
            kind="primary"
            size={56}
            isWide
            isLoading={isEditing || isChoosing}
          >
            {messages.save}
          </Button>
        )
      }
    >
      {edited.state === 'ready' && (
        <AddressParamsForm
          formId={formId}
          address={edited.address}
          onSave={(address) => void save(address)}
        />
      )}
      {edited.state === 'loading' && (
        <SkeletonGroup label={messages.loading}>
          <Skeleton shape="row" />
        </SkeletonGroup>
      )}
      {edited.state === 'failed' && (
        <LoadFailure look="note" title={messages.failed} retry={messages.retry} {...edited.failure} />
      )}
      {edited.state === 'not-found' && (
        <EmptyState
          title={messages.notFound}
          text={messages.notFoundText}
          action={<Button onClick={() => replacePanel('take-method')}>{messages.choose}</Button>}
        />
      )}
    </PanelFrame>
  );
}
