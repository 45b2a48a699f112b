import { messages } from './messages';

/** Limits of spec §5 and §9, Avatar. */
const MAX_BYTES = 2 * 1024 * 1024;
const MAX_SIDE = 132;

/** `image/jpg` is no real type, but some systems name it for .jpg and .jpeg files. */
const types = ['image/png', 'image/jpeg', 'image/jpg', 'image/webp'];

/** For the file dialog. Extensions too: some Android galleries know no other filter. */
export const acceptedFiles = 'image/png,image/jpeg,image/webp,.png,.jpg,.jpeg,.webp';

/**
 * Why a file cannot become the avatar (spec §5); undefined when it may. Whether it is a picture shows when it is
 * decoded.
 */
export function avatarRefusedBecause({ size, type }: Pick<File, 'size' | 'type'>): string | undefined {
  if (size > MAX_BYTES) return messages.tooLarge;
  if (!types.includes(type)) return messages.wrongType;
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
