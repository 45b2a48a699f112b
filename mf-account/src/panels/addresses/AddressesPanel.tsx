import {
  backToPreviousPanel,
  closePanels,
  type DeliveryAddress,
  openPanel,
  usePanelBack,
  Widget,
} from '@storefront/contracts';
import { Button, PanelFrame, Stack } from '@storefront/ui';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { AddressList, useChooseOnClose } from '../../features/addresses';
import { messages } from './messages';

/** The saved addresses; the chosen one becomes the address of the order (spec §2, Saved addresses panel). */
export default function AddressesPanel() {
  const addButton = useRef<HTMLButtonElement>(null);
  const [requested, setRequested] = useState<DeliveryAddress>();
  const [replacement, setReplacement] = useState<DeliveryAddress>();
  useChooseOnClose({ requested, replacement });

  return (
    <PanelFrame
      title={messages.title}
      back={usePanelBack()}
      onClose={closePanels}
      footer={
        // Busy until the choice has reached the cart: leaving earlier would lose it.
        <Button
          kind="primary"
          size={56}
          isWide
          isLoading={requested !== undefined}
          onClick={backToPreviousPanel}
        >
          {messages.done}
        </Button>
      }
    >
      <Stack gap={16}>
        <AddressList
          requested={requested}
          onChoose={setRequested}
          onReplaced={(address) => {
            setReplacement(address);
            setRequested(address);
          }}
          onRemove={({ id }) => {
            // The removed address was chosen but not applied yet, so the order keeps its address.
            setRequested((latest) => (latest?.id === id ? undefined : latest));
            addButton.current?.focus();
          }}
          onRestore={() => addButton.current?.focus()}
        />
        <Widget
          id="checkout:address-choice"
          {...(requested ? { address: requested } : {})}
          onApplied={(applied) => {
            // The customer may have chosen another address meanwhile.
            setRequested((latest) => (latest === applied ? undefined : latest));
            setReplacement(undefined);
          }}
        />
        <Button
          ref={addButton}
          kind="soft"
          isWide
          icon={<Plus size={20} aria-hidden />}
          onClick={() => openPanel('take-method', { from: 'addresses' })}
        >
          {messages.add}
        </Button>
      </Stack>
    </PanelFrame>
  );
}
