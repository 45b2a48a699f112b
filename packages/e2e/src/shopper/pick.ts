import type { Locator } from '@playwright/test';
import { expect } from './test';

/** Resolves when the animations of the element and its ancestors, like a panel sliding in, have finished. */
async function animationsFinished(element: Locator): Promise<void> {
  await element.evaluate(async (inner) => {
    const animations = document
      .getAnimations()
      .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target?.contains(inner));
    await Promise.allSettled(animations.map(({ finished }) => finished));
  });
}

/** Chooses a radio or turns a switch on. The click is forced because the input is invisible under its label. */
export async function pick(choice: Locator): Promise<void> {
  await animationsFinished(choice);
  await choice.click({ force: true });
  await expect(choice).toBeChecked();
}
