import * as z from 'zod/mini';

/** A promo code as it is sent: without the spaces around it, and not empty (spec §5). */
export const promoCode = z.string().check(z.trim(), z.minLength(1), z.maxLength(40));

/** The code that is typed, or undefined when there is nothing to send. */
export function typedCode(text: string): string | undefined {
  const parsed = z.safeParse(promoCode, text);
  return parsed.success ? parsed.data : undefined;
}
