import { media } from './scales';
import { layers } from './variables';

/**
 * For the bar with the button of a form, below its fields: in a window that a keyboard makes low it stays in view while a
 * field has the focus. The scroller leaves room for it (`scrollPaddingBottom`).
 */
export const aboveKeyboard = {
  [media.lowByKeyboard]: {
    '*:has(:is(input:not([type=radio], [type=checkbox]), textarea):focus) > &': {
      position: 'sticky',
      zIndex: layers.sticky,
      bottom: 0,
    },
  },
} as const;
