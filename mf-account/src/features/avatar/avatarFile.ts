import { PICTURE_TYPES } from '@storefront/domain';
import { messages } from './messages';

/** Limits of spec §5 and §9, Avatar. */
const MAX_BYTES = 2 * 1024 * 1024;
const MAX_SIDE = 132;

/**
 * Why a file cannot become the avatar (spec §5); undefined when it may. Whether it is a picture shows when it is
 * decoded.
 */
export function avatarRefusedBecause({ size, type }: Pick<File, 'size' | 'type'>): string | undefined {
  if (size > MAX_BYTES) return messages.tooLarge;
  if (!PICTURE_TYPES.includes(type)) return messages.wrongType;
  if (size === 0) return messages.unreadable;
  return undefined;
}

/** The size of a picture that fits into 132×132 with its proportions; a smaller one stays as it is (spec §5). */
export function avatarSize({ width, height }: { width: number; height: number }) {
  const scale = Math.min(1, MAX_SIDE / width, MAX_SIDE / height);
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}
