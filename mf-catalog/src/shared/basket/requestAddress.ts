import { on, openPanel, type PanelId, selectedAddress, useTakeMethod } from '@storefront/contracts';

const addressPanels: readonly PanelId[] = ['select-address', 'take-method'];

/** Whether the customer chooses the place of the order in this panel. */
export const isAddressPanel = (panel: string) => (addressPanels as readonly string[]).includes(panel);

let pending: Promise<boolean> | undefined;

/**
 * Opens the select-address modal and waits (spec §4, Add to cart). Resolves to `true` once an address is chosen, and to
 * `false` when the customer closes the modal, or the panel that it opens, without a choice. Every press before that
 * shares the question and its answer.
 */
export function requestAddress(): Promise<boolean> {
  pending ??= openAddressModal().finally(() => {
    pending = undefined;
  });
  return pending;
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
        // The take-method panel replaces the modal: the modal closes a moment before the panel opens. An address may
        // have loaded by the time they close, although the customer has chosen none.
        setTimeout(() => open.size === 0 && finish(selectedAddress(useTakeMethod.getState()) !== undefined));
      }),
    ];
    function finish(isKnown: boolean) {
      for (const stop of stops) stop();
      resolve(isKnown);
    }
    openPanel('select-address');
  });
}
