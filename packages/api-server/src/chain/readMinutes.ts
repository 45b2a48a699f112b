import { ChainError } from './chainCommand';

/** Minutes as they were typed, between the limits. Throws ChainError. */
export function readMinutes(text: string, { min, max }: { min: number; max: number }): number {
  const minutes = /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN;
  if (minutes >= min && minutes <= max) return minutes;
  throw new ChainError(`Minutes are a whole number from ${min} to ${max}, not «${text}».`);
}
