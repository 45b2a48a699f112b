import { backToPreviousPanel, type DeliveryAddress } from '@storefront/contracts';
import { Button, PanelFrame } from '@storefront/ui';
import { useId } from 'react';
import { AddressParamsForm } from '../../features/address-params';
import { messages } from './messages';

interface Props {
  address: DeliveryAddress;
  isSaving: boolean;
  onBack: () => void;
  onSave: (address: DeliveryAddress) => void;
}

/** The second step of a delivery: flat, entrance and floor. */
export function AddressParamsStep({ address, isSaving, onBack, onSave }: Props) {
  const formId = useId();
  return (
    <PanelFrame
      title={messages.paramsTitle}
      back={{ label: messages.backToSearch, onPress: onBack }}
      onClose={backToPreviousPanel}
      closeLabel={messages.close}
      footer={
        <Button type="submit" form={formId} kind="primary" size={56} isWide isLoading={isSaving}>
          {messages.save}
        </Button>
      }
    >
      <AddressParamsForm formId={formId} address={address} onSave={onSave} />
    </PanelFrame>
  );
}
