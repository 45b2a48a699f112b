/** The code without the spaces around it; undefined when nothing is left (spec §5). The server checks its length. */
export function normalizeCode(text: string): string | undefined {
  return text.trim() || undefined;
}
