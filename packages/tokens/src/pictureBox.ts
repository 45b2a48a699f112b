import { media } from './scales';

/**
 * The box of a large picture above text, such as '16 / 10'. In a short window, a phone on its side for example, it leaves
 * room for the text.
 */
export const pictureBox = (aspectRatio: string) =>
  ({
    aspectRatio,
    // Without a width a lower box would become narrower, too.
    [media.short]: { width: '100%', maxHeight: '60svh' },
  }) as const;
