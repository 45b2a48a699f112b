import type { Locator } from '@playwright/test';
import { expect } from './test';

/** Resolves once nothing that the element lies in moves: a panel that slides in takes it along. */
async function atRest(element: Locator): Promise<void> {
  await element.evaluate(async (inner) => {
    const moves = document
      .getAnimations()
      .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target?.contains(inner));
    await Promise.allSettled(moves.map(({ finished }) => finished));
  });
}

/** Chooses a radio or turns a switch on. Its input lies invisible under what a customer sees of it. */
export async function pick(choice: Locator): Promise<void> {
  await atRest(choice);
  await choice.click({ force: true });
  await expect(choice).toBeChecked();
}
