import type { Locator } from '@playwright/test';

/** Whether the top, the middle and the bottom of an element can be seen and pressed. */
export const isUncovered = (shown: Locator) =>
  shown.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [0.1, 0.5, 0.9].every((share) =>
      element.contains(document.elementFromPoint(left + width / 2, top + height * share)),
    );
  });
