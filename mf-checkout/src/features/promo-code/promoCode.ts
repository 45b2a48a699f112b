/**
 * The code that is typed, as it is sent: without the spaces around it; undefined when there is nothing to send
 * (spec §5). How long a code may be the server knows.
 */
export function typedCode(text: string): string | undefined {
  return text.trim() || undefined;
}
