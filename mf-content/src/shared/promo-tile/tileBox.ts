import { pictureBox } from '@storefront/tokens';

/** The box of a promotion's picture above its text. */
export const tileBox = pictureBox('16 / 10');
