import { pictureBox } from '@storefront/tokens';

/** The box of the photographs. */
export const photoBox = pictureBox('3 / 2');
