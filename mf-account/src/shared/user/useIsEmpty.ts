import { useWatch, type ZodForm } from '@storefront/forms';

/** Whether nothing is typed into a form of texts: its button is off then (spec §5). */
export function useIsEmpty<Name extends string>({
  control,
}: ZodForm<Record<Name, string>, Record<Name, string>>): boolean {
  const typed: readonly string[] = Object.values(useWatch({ control }));
  return typed.every((text) => text.trim() === '');
}
