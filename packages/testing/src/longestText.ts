/** The length of the longest text that a back end accepts: a field must have room for it. */
export function longestText(takes: (text: string) => boolean | undefined): number {
  let length = 0;
  while (takes('1'.repeat(length + 1))) length += 1;
  return length;
}
