import { PICTURE_TYPES } from '@storefront/domain';
import { encodePicture } from '@storefront/forms';
import { messages } from './messages';

/** Limits of spec §5 and §9, Avatar. */
const MAX_BYTES = 2 * 1024 * 1024;
const MAX_SIDE = 132;
const QUALITY = 0.9;

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

/**
 * The picture at most 132×132, upright, without its metadata (spec §5, Avatar). Rejects when the browser cannot decode
 * the file.
 */
export async function shrinkAvatar(file: File): Promise<File> {
  // Transparency survives in png and webp.
  const type = file.type === 'image/png' || file.type === 'image/webp' ? file.type : 'image/jpeg';
  const blob = await encodePicture(file, { maxSide: MAX_SIDE, type, quality: QUALITY });
  return new File([blob], `avatar.${blob.type.replace('image/', '')}`, { type: blob.type });
}
