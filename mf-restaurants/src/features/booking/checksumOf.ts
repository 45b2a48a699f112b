/**
 * A number that differs when the text does, but for one in four billion (FNV-1a, 32 bits). The browser keeps it in place
 * of a name and a phone; `crypto.subtle` is missing on pages without HTTPS.
 */
export function checksumOf(text: string): number {
  let checksum = 0x81_1c_9d_c5;
  for (const character of text) {
    checksum = Math.imul(checksum ^ (character.codePointAt(0) ?? 0), 0x01_00_01_93);
  }
  return checksum >>> 0;
}
