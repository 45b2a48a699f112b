import { on, openPanel, type PanelId } from '@storefront/contracts';

const addressPanels: readonly PanelId[] = ['select-address', 'take-method'];

/** Whether a panel is one in which the customer chooses where the order goes. */
export const isAddressPanel = (panel: string) => (addressPanels as readonly string[]).includes(panel);

interface AddressRequest {
  productId: number;
  isChosen: Promise<boolean>;
}

let cancelPending = () => {};
let pending: AddressRequest | undefined;

/**
 * Opens the select-address modal and waits (spec §4, Add to cart). Resolves to `true` once an address is
 * chosen, and to `false` when the customer closes the modal and the panel it leads to, or adds another
 * product meanwhile. A second tap on the same product before the modal is there shares the pending request.
 */
export function requestAddress(productId: number): Promise<boolean> {
  if (pending?.productId === productId) return pending.isChosen;
  cancelPending();
  const isChosen = openAddressModal();
  pending = { productId, isChosen };
  return isChosen;
}

function openAddressModal(): Promise<boolean> {
  return new Promise((resolve) => {
    const open = new Set<string>(['select-address']);
    const stops = [
      on('checkout:address-chosen', () => finish(true)),
      on('shell:panel-opened', ({ panel }) => {
        if (isAddressPanel(panel)) open.add(panel);
      }),
      on('shell:panel-closed', ({ panel }) => {
        open.delete(panel);
        // The take-method panel replaces the modal: the modal closes a moment before the panel opens.
        setTimeout(() => open.size === 0 && finish(false));
      }),
    ];
    function finish(isChosen: boolean) {
      for (const stop of stops) stop();
      cancelPending = () => {};
      pending = undefined;
      resolve(isChosen);
    }
    cancelPending = () => finish(false);
    openPanel('select-address');
  });
}
