import { on, openPanel } from '@storefront/contracts';

const confirmed = new Set<string>();

/** The customer has chosen the place of the order that is being repeated: its id. */
export function confirmPlace(id: string): void {
  confirmed.add(id);
}

/**
 * Opens the take-method panel with the address of the order.
 *
 * @returns whether the customer had chosen a place when the panel closed.
 */
export function askForPlace(id: string): Promise<boolean> {
  confirmed.delete(id);
  openPanel('take-method', { repeat: id });
  return new Promise((resolve) => {
    const stop = on('shell:panel-closed', ({ panel }) => {
      if (panel !== 'take-method') return;
      stop();
      resolve(confirmed.has(id));
    });
  });
}
