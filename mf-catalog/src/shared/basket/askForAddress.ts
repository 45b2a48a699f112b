import { on, openPanel, type PanelId } from '@storefront/contracts';

const addressPanels: readonly PanelId[] = ['select-address', 'take-method'];

/** A panel in which the customer answers where the order goes. */
export const isAddressPanel = (panel: string) => (addressPanels as readonly string[]).includes(panel);

interface Question {
  productId: number;
  answer: Promise<boolean>;
}

let giveUp = () => {};
let asked: Question | undefined;

/**
 * Opens the select-address modal and waits (spec §4, Add to cart): `true` once an address is chosen, `false` when
 * the customer closes the modal and the panel it leads to, or asks for another product meanwhile. A second tap on
 * the same product, before the modal is there, waits for the same answer.
 */
export function askForAddress(productId: number): Promise<boolean> {
  if (asked?.productId === productId) return asked.answer;
  giveUp();
  const answer = waitForAddress();
  asked = { productId, answer };
  return answer;
}

function waitForAddress(): Promise<boolean> {
  return new Promise((resolve) => {
    const open = new Set<string>(['select-address']);
    const stops = [
      on('checkout:address-chosen', () => finish(true)),
      on('shell:panel-opened', ({ panel }) => {
        if (isAddressPanel(panel)) open.add(panel);
      }),
      on('shell:panel-closed', ({ panel }) => {
        open.delete(panel);
        // The modal is replaced by the take-method panel: it closes a moment before the other one opens.
        setTimeout(() => open.size === 0 && finish(false));
      }),
    ];
    function finish(isChosen: boolean) {
      for (const stop of stops) stop();
      giveUp = () => {};
      asked = undefined;
      resolve(isChosen);
    }
    giveUp = () => finish(false);
    openPanel('select-address');
  });
}
